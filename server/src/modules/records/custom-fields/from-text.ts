import { cellValue } from '../../../platform/tables/cell-values.ts'
import { numberIn } from '../../../platform/tables/written/numbers.ts'
import type { CustomField, CustomFieldValue } from './shapes.ts'

/** How the kinds of cells of a table stand for types of fields. */
const kinds = { boolean: 'flag', date: 'date' } as const

/**
 * The value of a field that text from a table means; text that means none stays as it is, and is refused as any wrong
 * value is. Options go by code or name, several between semicolons, or commas where there is none.
 */
export function valueFromText({ type, options }: CustomField, text: string): CustomFieldValue {
  const trimmed = text.trim()
  switch (type) {
    case 'text':
      return text
    case 'number':
      return numberIn(trimmed) ?? trimmed
    case 'boolean':
    case 'date':
      return cellValue(trimmed, { kind: kinds[type] }) as CustomFieldValue
    case 'option':
      return optionOf(options, trimmed)
    case 'options':
      return listOf(trimmed).map(each => optionOf(options, each))
  }
}

/** The items of a list in one cell. */
export const listOf = (text: string): string[] =>
  text
    .split(text.includes(';') ? ';' : ',')
    .map(each => each.trim())
    .filter(each => each !== '')

const optionOf = (options: CustomField['options'], text: string): string =>
  options.find(({ code }) => code === text)?.code ??
  options.find(({ name }) => name.toLowerCase() === text.toLowerCase())?.code ??
  text
