import { type Refused, refuse } from '../../../platform/vocabulary/decision.ts'
import { valueLength } from './bounds.ts'
import type { CustomField, CustomFieldChanges, CustomFieldValue, CustomFieldValues } from './shapes.ts'

export type ValueCode = 'custom_field_unknown' | 'custom_field_value_invalid' | 'custom_field_required'

/**
 * The values of a record with changes laid over them, or why they cannot be. `stored` is null for a new record; without
 * changes a record from before keeps what it has, also where a field is required by now.
 */
export function withChanges(
  fields: readonly CustomField[],
  stored: CustomFieldValues | null,
  changes: CustomFieldChanges | undefined,
): { readonly refusal?: undefined; readonly values: CustomFieldValues } | Refused<ValueCode> {
  if (stored !== null && changes === undefined) return { values: stored }
  const byKey = new Map(fields.map(field => [field.key, field]))
  const values = new Map(Object.entries(stored ?? {}))
  for (const [key, sent] of Object.entries(changes ?? {})) {
    const field = byKey.get(key)
    if (!field) return refuse('custom_field_unknown', `There is no custom field “${key}”.`, { key })
    if (sent === null) {
      values.delete(key)
      continue
    }
    const value = normalised(sent)
    const before = values.get(key)
    if (isSame(value, before)) continue
    if (!field.active)
      return refuse('custom_field_unknown', `The custom field “${key}” is deactivated.`, { key })
    const wrong = faultOf(field, value, before)
    if (wrong) return refuse('custom_field_value_invalid', `“${field.name}” ${wrong}.`, { key })
    if (Array.isArray(value) && value.length === 0) values.delete(key)
    else values.set(key, value)
  }
  const missing = fields.find(field => field.active && field.required && !values.has(field.key))
  if (missing)
    return refuse('custom_field_required', `“${missing.name}” needs a value.`, { key: missing.key })
  return { values: Object.fromEntries(values) }
}

/** Composed characters, so that what looks alike is alike. */
const normalised = (value: CustomFieldValue): CustomFieldValue =>
  typeof value === 'string' ? value.normalize('NFC') : value

/** Whether two values are one; the order of options does not matter. */
export const isSame = (a: CustomFieldValue | undefined, b: CustomFieldValue | undefined): boolean =>
  inOrder(a) === inOrder(b)

const inOrder = (value: CustomFieldValue | undefined): string | undefined =>
  JSON.stringify(typeof value === 'object' ? value.toSorted() : value)

function faultOf(
  field: CustomField,
  value: CustomFieldValue,
  before: CustomFieldValue | undefined,
): string | undefined {
  switch (field.type) {
    case 'text':
      return typeof value === 'string' && /\S/u.test(value) && value.length <= valueLength
        ? undefined
        : `takes text of 1 to ${valueLength} characters`
    case 'number':
      return typeof value === 'number' && isHeldNumber(value)
        ? undefined
        : 'takes a number of at most four decimals below 1,000,000,000,000'
    case 'date':
      return typeof value === 'string' && isDate(value) ? undefined : 'takes a date as 2026-11-20'
    case 'boolean':
      return typeof value === 'boolean' ? undefined : 'takes true or false'
    case 'option':
      return typeof value === 'string' && mayChoose(field, value, [])
        ? undefined
        : 'takes one of its active options'
    case 'options':
      return Array.isArray(value) &&
        new Set(value).size === value.length &&
        value.every(code => mayChoose(field, code, Array.isArray(before) ? before : []))
        ? undefined
        : 'takes a list of its active options, each once'
  }
}

const mayChoose = ({ options }: CustomField, code: string, held: readonly string[]): boolean =>
  options.some(option => option.code === code && (option.active || held.includes(code)))

/** What a decimal of four places keeps and a JSON number carries exactly. */
const isHeldNumber = (value: number): boolean =>
  (Math.abs(value) < 1e12 &&
    Math.abs(Math.round(value * 1e4) / 1e4 - value) < Number.EPSILON * Math.abs(value)) ||
  value === 0

function isDate(text: string): boolean {
  if (!/^(19|2\d)\d\d-\d\d-\d\d$/.test(text)) return false
  try {
    Temporal.PlainDate.from(text, { overflow: 'reject' })
    return true
  } catch {
    return false
  }
}

/** One condition of `cf`: the value that a record must have of the field. */
export interface HeldValue {
  readonly field: CustomField
  readonly value: string | number | boolean
}

/** The conditions of `cf`; null where one names no field, or a value that its field cannot hold: then nothing matches. */
export function heldValues(
  fields: readonly CustomField[],
  filter: Readonly<Record<string, string>>,
): readonly HeldValue[] | null {
  const byKey = new Map(fields.map(field => [field.key, field]))
  const held: HeldValue[] = []
  for (const [key, text] of Object.entries(filter)) {
    const field = byKey.get(key)
    const value = field && heldValue(field, text)
    if (!field || value === undefined) return null
    held.push({ field, value })
  }
  return held
}

function heldValue({ type, options }: CustomField, text: string): string | number | boolean | undefined {
  switch (type) {
    case 'text':
      return text.normalize('NFC')
    case 'number':
      return /^-?\d{1,12}(\.\d{1,20})?$/.test(text) && isHeldNumber(Number(text)) ? Number(text) : undefined
    case 'date':
      return isDate(text) ? text : undefined
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : undefined
    case 'option':
    case 'options':
      return options.some(({ code }) => code === text) ? text : undefined
  }
}

/** The beginning of a value that the index knows: entries of a b-tree are at most 2,700 bytes long. */
export const lookupOf = (value: string | number | boolean): string =>
  Array.from(String(value)).slice(0, 200).join('')
