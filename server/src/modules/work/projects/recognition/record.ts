import { date, instant, text, uuid } from '../../../../platform/data/table-columns.ts'
import { type RowOf, table } from '../../../../platform/data/table.ts'

export const recognitionMethods = ['installment', 'progress', 'date'] as const
export type RecognitionMethod = (typeof recognitionMethods)[number]

/** By what the fees of a project belong to days, from a day on: dated, never changed, the last one of a day holds. */
export const recognitionTable = table('projectRecognitionRules', {
  id: uuid,
  projectId: uuid.fixed(),
  validFrom: date.fixed(),
  method: text.as<RecognitionMethod>().fixed(),
  /** The days over which a fee is earned evenly; both or neither. */
  firstDay: date.nullable().fixed(),
  lastDay: date.nullable().fixed(),
  madeAt: instant.fixed(),
})

export type RecognitionRule = RowOf<typeof recognitionTable>
