import { expect, it } from 'vitest'
import { modules } from '../../src/modules/index.ts'
import { operationsOf } from '../../src/platform/contract/family.ts'
import { saidOfRefusal } from '../../src/platform/contract/refused-ones.ts'

/** What a person reads as an explanation. */
const explaining = /^(explain|detail|warning|message)$/

interface Shape {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
  readonly $id?: string
  readonly title?: string
}

const isText = ({ type, anyOf = [] }: Shape): boolean =>
  [type].flat().includes('string') || anyOf.some(isText)

/**
 * The reason is beside its sentence: a code with its values, or both as one field. Beside the detail of a refusal there is what
 * its code says in the language of the reader.
 */
const hasReason = (name: string, beside: Readonly<Record<string, Shape>>): boolean =>
  ('code' in beside && 'values' in beside) ||
  (name === 'detail' && 'code' in beside && beside['title'] === saidOfRefusal.title) ||
  (name === 'explain' && 'explanation' in beside) ||
  `${name}Explanation` in beside

/** The explaining fields of a shape that have no reason beside them, each by its path. */
function bare(shape: Shape, path: string): string[] {
  const { properties = {}, items, anyOf = [] } = shape
  return [
    ...Object.entries(properties).flatMap(([name, field]) => [
      ...(explaining.test(name) && isText(field) && !hasReason(name, properties) ? [`${path}.${name}`] : []),
      ...bare(field, `${path}.${name}`),
    ]),
    ...(items ? bare(items, `${path}[]`) : []),
    ...anyOf.flatMap(each => bare(each, path)),
  ]
}

const found = modules
  .flatMap(({ contract }) => operationsOf(contract))
  .flatMap(({ id, answers }) => (answers ? bare(answers as unknown as Shape, id) : []))
const patterns: readonly { readonly path: RegExp; readonly why: string }[] = [
  {
    path: /^(imports\.\w+\.results|importJobs\.rows\.items)\[\]\.detail$/,
    why: 'Says where a row has not the shape of the register, as a problem document does (ADR 108).',
  },
  {
    path: /^(outgoingMail|mail)\w*\..*attempts\[\]\.detail$/i,
    why: 'Is what a server of somebody else said.',
  },
]

it('every field that explains something is a declared reason, or says why not', () =>
  expect(found.filter(path => !patterns.some(each => each.path.test(path)))).toEqual([]))

it('no reason of the list stands for nothing', () =>
  expect(patterns.filter(each => !found.some(path => each.path.test(path)))).toEqual([]))
