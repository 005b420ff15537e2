import { object, oneOf, optional, type TObject, Type } from '../../../../platform/contract/shapes.ts'
import { tableLanguages } from '../../../../platform/contract/table.ts'

/** What of the query of a list is none of its filters. */
const ofPages: ReadonlySet<string> = new Set(['cursor', 'limit', 'updatedSince', 'include'])

/** The query of an export: the filters and orders of the list, and what document is wanted. */
export const exportQuery = (list: TObject | undefined, required: object = {}) =>
  object({
    ...required,
    ...Object.fromEntries(Object.entries(list?.properties ?? {}).filter(([name]) => !ofPages.has(name))),
    recordIds: optional(
      Type.Boolean({
        description:
          'False: cells with ids and running numbers of this organisation are empty, and what is meant is named by codes, references and addresses alone, so that another organisation takes the table. Absent: true.',
      }),
    ),
    format: optional(
      oneOf(['csv', 'xlsx'], {
        description:
          'CSV as Excel opens it, or a workbook. Absent: a workbook for whoever asks for its media type by `Accept`, `csv` for anyone else.',
      }),
    ),
    language: optional(
      oneOf(tableLanguages, {
        description:
          'The language of the header and of the words in cells. Absent: that of the reader, by `Accept-Language` or as the member has chosen.',
      }),
    ),
  })
