import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { memberNamed } from '../../test/people.ts'
import { employmentTerms, termFields } from '../employment.ts'
import { auditedFields, memberships, settableOf } from '../member.ts'
import { settableFields } from '../shapes.ts'
import * as view from '../view.ts'

const family = resolve(import.meta.dirname, '../..')
const sources = readdirSync(family, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.ts') && !path.split('/').includes('test'))
  .map(path => ({ path, text: readFileSync(join(family, path), 'utf8') }))

describe('a field of a member is said in few places', () => {
  test.each(['phone', 'staffGroupId', 'jobTitle', 'payType'])(
    'the files of the family that name %s, its migrations and the columns of its import aside, are five at most',
    field => {
      const snake = field.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
      const naming = sources.filter(
        ({ path, text }) =>
          !/^(migrations|import)\//.test(path) && new RegExp(`\\b(${field}|${snake})\\b`).test(text),
      )
      expect(naming.map(({ path }) => path)).toSatisfy((paths: string[]) => paths.length <= 5)
    },
  )

  test('every field that a caller sets is stored, audited and shown', () => {
    const matti = memberNamed('Matti')
    const answer = view.member(matti, [], null)
    for (const field of settableFields) {
      expect(Object.keys(memberships.columns)).toContain(field)
      expect(auditedFields).toContain(field)
      expect(answer).toHaveProperty(field, matti[field])
    }
  })

  test('what a new member is not given is null', () => {
    expect(settableOf({ phone: '+358 40 1234567' })).toEqual({
      ...Object.fromEntries(settableFields.map(field => [field, null])),
      phone: '+358 40 1234567',
    })
  })

  test('who signs in, grants and withheld modules are not shown', () => {
    expect(Object.keys(view.member(memberNamed('Matti'), [], null)).sort()).toEqual(
      [...Object.keys(memberships.columns), 'units', 'payrollNumber']
        .filter(field => field !== 'personId' && field !== 'withheldModules')
        .sort(),
    )
  })

  test('every term of an employment is audited', () => {
    const terms = Object.keys(employmentTerms.columns).filter(field => field !== 'membershipId')
    expect([...termFields].sort()).toEqual(terms.sort())
  })
})
