import { RequestRefused, type ShapeError } from '../vocabulary/request-refused.ts'

/** Where in a table something is wrong: a line of the file, and a column by its header or letter. */
export interface TablePlace {
  readonly line?: number
  readonly column?: string
}

export const unreadable = (message: string, place: TablePlace = {}): RequestRefused =>
  refused('table_unreadable', [{ ...place, message }])

export const headerInvalid = (errors: readonly ShapeError[]): RequestRefused =>
  refused('table_header_invalid', errors)

export const tooLarge = (message: string, place: TablePlace = {}): RequestRefused =>
  refused('table_too_large', [{ ...place, message }])

function refused(code: string, errors: readonly ShapeError[]): RequestRefused {
  const [first] = errors
  const place = [
    first?.line !== undefined && `line ${first.line}`,
    first?.column !== undefined && `column “${first.column}”`,
  ]
    .filter(Boolean)
    .join(', ')
  const message = first?.message ?? 'the table is not valid'
  const text = `${place === '' ? '' : `${place}: `}${message}${message.endsWith('?') ? '' : '.'}`
  return new RequestRefused(code, text.slice(0, 1).toUpperCase() + text.slice(1), { errors })
}
