import { type Refused, refuse } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Target } from '../targets/target.ts'
import type { Unrenderable } from './rendition/rendition.ts'

export type UnrenderableCode =
  | 'export_pay_type_missing'
  | 'export_payroll_number_missing'
  | 'export_text_not_encodable'

/** The names of entry types and day types, as far as a refusal needs them. */
export type TypeNames = ReadonlyMap<Id, string>

/** Why a batch has no document for a target, named so that somebody can mend it. */
export function refuseUnrenderable(
  target: Target,
  because: Unrenderable,
  names: TypeNames,
): Refused<UnrenderableCode> {
  switch (because.why) {
    case 'pay_type_missing': {
      const missing = missingOf(because.lines)
      const kinds = [...new Set(missing.map(({ kind }) => kind))]
      const words = missing.map(({ kind, entryTypeId, dayTypeId }) => {
        const name = names.get(entryTypeId ?? dayTypeId ?? '')
        return name === undefined ? kind : `${kind} of “${name}”`
      })
      const detail = `“${target.name}” has no code for ${words.join(', ')}.`
      return refuse('export_pay_type_missing', detail, { kinds, missing })
    }
    case 'payroll_number_missing': {
      const membershipIds = [...new Set(because.lines.map(({ membershipId }) => membershipId))]
      const detail = `${membershipIds.length} of the members have no payroll number, which “${target.name}” needs.`
      return refuse('export_payroll_number_missing', detail, {
        count: membershipIds.length,
        membershipIds: membershipIds.slice(0, mostNamed),
      })
    }
    case 'not_encodable':
      return refuse(
        'export_text_not_encodable',
        `${because.encoding} has no character “${because.character}”.`,
        { character: because.character },
      )
  }
}

/** Members that a refusal names; it tells how many there are besides. */
const mostNamed = 100

type MissingLines = Extract<Unrenderable, { readonly why: 'pay_type_missing' }>['lines']

/** The kinds and types without a code, each once. */
export function missingOf(lines: MissingLines) {
  const missing = lines.map(({ kind, entryTypeId, dayTypeId }) => ({ kind, entryTypeId, dayTypeId }))
  return [...new Map(missing.map(each => [JSON.stringify(each), each])).values()]
}
