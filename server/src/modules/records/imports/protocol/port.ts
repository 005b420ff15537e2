export { cell, fits, given, plainDate, wholeNumber } from '../cells.ts'
export { type ModeCode, shapeErrors } from '../refusals.ts'
export type { Mode } from '../shapes.ts'
export { importRows, type ImportOutcome, type RowOutcome, type Written } from './import-rows.ts'
export { type Known, withMeant } from './known.ts'
export { byCode, byCodeOrName } from './named.ts'
export { readRows } from './reading.ts'
export {
  byRecordNames,
  namesOfRecord,
  type NamedInRow,
  type NamedInRows,
  namingBy,
  recordName,
} from './record-names.ts'
export { foundBy, namesOf, type Reference, referenceIn, referenceName } from './references.ts'
export {
  codeOfRow,
  isRefusedRow,
  namingFile,
  refusedBy,
  type RefusedRow,
  type NewRecord,
  refusedRow,
  type RowRules,
} from './rows.ts'
export type { ReadRow, Said } from './read-row.ts'
export {
  cell as column,
  addresses,
  asUsual,
  businessId,
  cents,
  choice,
  type CodeOf,
  consentWords,
  date,
  flag,
  integer,
  keeps,
  kept,
  languageWords,
  moment,
  needed,
  number,
  ofCustomFields,
  recordCells,
  referenceCells,
  referenceCellsOf,
  rowOf,
  type RowOf,
  targets,
  text,
  type TextCell,
  unlessSaid,
  vatId,
} from './row.ts'
