import { openingImport } from './contract.ts'

/** The operations of the public interface, for requests from inside the process. */
export const openingImportOperations = openingImport.operations
