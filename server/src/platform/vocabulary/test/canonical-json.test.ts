import { expect, it } from 'vitest'
import { canonicalJson } from '../canonical-json.ts'

it('the order in which fields were written does not count', () =>
  expect(canonicalJson({ b: 1, a: { d: [{ f: 2, e: 3 }], c: null } })).toBe(
    '{"a":{"c":null,"d":[{"e":3,"f":2}]},"b":1}',
  ))

it('a field without a value is no field', () =>
  expect(canonicalJson({ a: undefined, b: 1 })).toBe(canonicalJson({ b: 1 })))

it('the order of a list counts', () => expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1])))

it('a field may have any name', () =>
  expect(canonicalJson(JSON.parse('{"b":1,"__proto__":{"a":2}}'))).toBe('{"__proto__":{"a":2},"b":1}'))
