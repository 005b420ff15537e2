import type { Instant } from '../../../platform/vocabulary/dates.ts'
import {
  type Decision,
  isRefused,
  type Refused,
  refuse,
  said,
} from '../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { createRecord, patchRecord } from '../../../platform/vocabulary/records.ts'
import { fieldsOfKind } from './bounds.ts'
import type { CustomField, CustomFieldPatch, FieldType, NewCustomField, Option } from './shapes.ts'

const words = { plural: 'custom_fields', singular: 'custom_field', words: 'custom field of the kind' }

type CreateCode =
  | 'custom_field_kind_unknown'
  | 'custom_field_options_invalid'
  | 'custom_field_limit_reached'
  | 'code_already_in_use'

export function create(
  wanted: NewCustomField,
  { kinds, ofKind }: { readonly kinds: readonly string[]; readonly ofKind: readonly CustomField[] },
  made: { readonly id: Id; readonly now: Instant },
): Decision<CustomField, never, CreateCode> {
  const { kind, key, type, name } = wanted
  const { description = null, required = false, options = [], position = 0, active = true } = wanted
  if (!kinds.includes(kind))
    return refuse('custom_field_kind_unknown', `Records of the kind “${kind}” have no custom fields.`, {
      kinds,
    })
  const refused = optionsRefusal(type, options)
  if (refused) return refused
  if (ofKind.length >= fieldsOfKind)
    return refuse(
      'custom_field_limit_reached',
      said`There are ${{ existing: ofKind.length }} fields of ${{ kind }} already.`,
    )
  const field: CustomField = {
    id: made.id,
    kind,
    key,
    type,
    name,
    description,
    required,
    options: options.map(withActive),
    position,
    active,
    updatedAt: made.now,
  }
  return createRecord(words, field, ofKind.find(each => each.key === key)?.id ?? null)
}

/** Changes a field; `optionsInUse` are the codes of its options that some record has. */
export function update(
  field: CustomField,
  { options, ...others }: Omit<CustomFieldPatch, 'expectedUpdatedAt'>,
  { optionsInUse, now }: { readonly optionsInUse: readonly string[]; readonly now: Instant },
): Decision<CustomField, never, 'custom_field_options_invalid' | 'custom_field_option_in_use'> {
  const refused =
    options && (optionsRefusal(field.type, options) ?? droppedRefusal(field, options, optionsInUse))
  if (refused) return refused
  const patch = options ? { ...others, options: options.map(withActive) } : others
  const patched = patchRecord(words, field, patch, { now, codeHolder: null })
  if (isRefused(patched)) throw new Error('the key of a field never changes, so that nobody else holds it')
  return patched
}

type WantedOption = Omit<Option, 'active'> & { readonly active?: boolean }

const withActive = ({ code, name, active = true }: WantedOption): Option => ({ code, name, active })

function optionsRefusal(
  type: FieldType,
  options: readonly WantedOption[],
): Refused<'custom_field_options_invalid'> | undefined {
  const chooses = type === 'option' || type === 'options'
  if (chooses !== options.length > 0)
    return refuse(
      'custom_field_options_invalid',
      chooses ? `A field of the type ${type} needs options.` : `A field of the type ${type} has no options.`,
    )
  const codes = options.map(({ code }) => code)
  const twice = codes.find((code, index) => codes.indexOf(code) !== index)
  return twice === undefined
    ? undefined
    : refuse('custom_field_options_invalid', `Two options have the code “${twice}”.`)
}

function droppedRefusal(
  field: CustomField,
  options: readonly WantedOption[],
  inUse: readonly string[],
): Refused<'custom_field_option_in_use'> | undefined {
  const kept = new Set(options.map(({ code }) => code))
  const dropped = field.options.find(({ code }) => !kept.has(code) && inUse.includes(code))
  return (
    dropped &&
    refuse('custom_field_option_in_use', `Records have the option “${dropped.name}”.`, {
      optionCode: dropped.code,
    })
  )
}
