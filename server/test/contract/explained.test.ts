import { expect, it } from 'vitest'
import { modules } from '../../src/modules/index.ts'
import { operationsOf } from '../../src/platform/contract/family.ts'
import { saidOfRefusal } from '../../src/platform/contract/refused-ones.ts'

/** What a person reads as an explanation. */
const explaining = /^(explain|detail|warning|message|reason)$/

interface Shape {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly enum?: readonly string[]
  readonly description?: string
  readonly anyOf?: readonly Shape[]
  readonly $id?: string
  readonly title?: string
}

/** A word of a list is no sentence: see below. */
const isText = ({ type, enum: listed, anyOf = [] }: Shape): boolean =>
  ([type].flat().includes('string') && listed === undefined) || anyOf.some(isText)

/**
 * The reason is beside its sentence: a code with its values, or both as one field. Beside the detail of a refusal there is what
 * its code says in the language of the reader.
 */
const hasReason = (name: string, beside: Readonly<Record<string, Shape>>): boolean =>
  ('code' in beside && 'values' in beside) ||
  (name === 'detail' && 'code' in beside && beside['title'] === saidOfRefusal.title) ||
  ((name === 'explain' || name === 'reason') && 'explanation' in beside) ||
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

/** What says why by a word of ours: a code that is none of a record, an obstacle, warnings. */
const telling = /^(code|\w+Code|obstacle|warnings|because|reason)$/

/** One of a list of words, several of them, or what is called stable; codes of records and reasons that people give are neither. */
const isWord = ({ enum: listed, description = '', anyOf = [], items }: Shape): boolean =>
  listed !== undefined ||
  /stable/.test(description) ||
  (items !== undefined && isWord(items)) ||
  anyOf.some(isWord)

/** The words are said by fields beside them, or in an object or a list that tells the same. */
function isSaid(name: string, beside: Readonly<Record<string, Shape>>): boolean {
  const others = [name.replace(/Code$/, 'Reason'), name.replace(/s$/, 'Reasons')]
  return (
    ('code' in beside && ['detail', 'explain', 'title'].some(field => field in beside)) ||
    ('explain' in beside && 'explanation' in beside) ||
    `${name}Explain` in beside ||
    others.some(other => other !== name && beside[other] !== undefined && saysItsCode(beside[other]))
  )
}

function saysItsCode({ properties, items, anyOf = [] }: Shape): boolean {
  if (properties) return 'code' in properties && isSaid('code', properties)
  return (items !== undefined && saysItsCode(items)) || anyOf.some(saysItsCode)
}

/** The words of a shape that nothing puts into a sentence, each by its path. A reason and its values are said as a whole. */
function mute(shape: Shape, path: string): string[] {
  const { properties = {}, items, anyOf = [] } = shape
  return [
    ...Object.entries(properties).flatMap(([name, field]) => [
      ...(telling.test(name) &&
      (isWord(field) || (name !== 'reason' && name.endsWith('Code') && isText(field))) &&
      !isSaid(name, properties)
        ? [`${path}.${name}`]
        : []),
      ...(/^(values|\w*[eE]xplanation)$/.test(name) ? [] : mute(field, `${path}.${name}`)),
    ]),
    ...(items ? mute(items, `${path}[]`) : []),
    ...anyOf.flatMap(each => mute(each, path)),
  ]
}

const walked = (walk: (shape: Shape, path: string) => string[]): string[] =>
  modules
    .flatMap(({ contract }) => operationsOf(contract))
    .flatMap(({ id, answers }) => (answers ? walk(answers as unknown as Shape, id) : []))
const found = walked(bare)
const words = walked(mute)
const patterns: readonly { readonly path: RegExp; readonly why: string }[] = [
  {
    path: /^(imports\.\w+\.results|importJobs\.rows\.items)\[\]\.detail$/,
    why: 'Says where a row has not the shape of the register, as a problem document does (ADR 108).',
  },
  {
    path: /^(outgoingMail|mail)\w*\..*attempts\[\]\.detail$/i,
    why: 'Is what a server of somebody else said.',
  },
  {
    path: /^(audit\.list|workDays\.history)\.items\[\]\.reason$/,
    why: 'Is what somebody gave as their reason.',
  },
  {
    path: /^(balanceCorrections|balancePayouts|payrollLocks|punchCorrections)\.\w+(\.items\[\])?\.reason$/,
    why: 'Is what somebody gave as their reason.',
  },
  {
    path: /^balances\.addTransaction\.correction\.reason$/,
    why: 'Is what somebody gave as their reason.',
  },
  {
    path: /^(publicChangeOrders|changeOrders|projectDays)\.\w+(\.items\[\]|\.changeOrder)?\.reason$/,
    why: 'Is what somebody wrote.',
  },
  {
    path: /[eE]xplanation\.values\.reason$/,
    why: 'Is what somebody wrote, as a value of a reason.',
  },
]

it('every field that explains something is a declared reason, or says why not', () =>
  expect(found.filter(path => !patterns.some(each => each.path.test(path)))).toEqual([]))

it('no reason of the list stands for nothing', () =>
  expect(patterns.filter(each => !found.some(path => each.path.test(path)))).toEqual([]))

const wordless: readonly { readonly path: RegExp; readonly why: string }[] = [
  {
    path: /\.(payType|value|registry|account|holiday|policy|postal|outcome|pairing)Code$/,
    why: 'Is the code of a record, or of a register of somebody else, and explains nothing.',
  },
  {
    path: /^members\.\w+\.termination\.reasonCode$/,
    why: 'Is what somebody chose as their reason.',
  },
  {
    path: /^shiftRules\.(get|set)\.(versions\[\]\.rules|defaults)\[\]\.code$/,
    why: 'Names a rule that is set; what breaks it is a reason.',
  },
  {
    path: /\.passedOver\[\]\.reason$/,
    why: 'Is said by `steps` beside the list.',
  },
  {
    path: /\.attempts\[\]\.errorCode$/,
    why: 'Is how a request to somebody else’s server ended, for whoever runs it.',
  },
]

it('every word that says why has its sentence beside it, or says why not', () =>
  expect(words.filter(path => !wordless.some(each => each.path.test(path)))).toEqual([]))

it('no word of the list has a sentence', () =>
  expect(wordless.filter(each => !words.some(path => each.path.test(path)))).toEqual([]))
