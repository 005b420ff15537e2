import { customFields } from './contract.ts'

export { listOf, valueFromText } from './from-text.ts'
export {
  CustomFieldCells,
  customFieldCell,
  customFieldColumns,
  customFieldsIn,
  fieldsOfRows,
  type FieldsOfRows,
} from './cells.ts'
export { type CustomFieldKind, customFieldKinds } from './kinds.ts'
export {
  type CustomField,
  type CustomFieldChanges,
  CustomFieldChangesShape,
  CustomFieldFilter,
  type CustomFieldValues,
  CustomFieldValuesShape,
} from './shapes.ts'
export { fieldsOf } from './store.ts'
export { hasValues, removeValues, saveValues, valuesOf } from './value-store.ts'
export { type HeldValue, heldValues, type ValueCode, withChanges } from './values.ts'

/** The operations of the public interface, for requests from inside the process. */
export const customFieldOperations = customFields.operations
