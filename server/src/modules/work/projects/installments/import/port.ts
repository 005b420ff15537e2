import { installmentImportModule } from './module.ts'

/** The operations of the public interface, for requests from inside the process. */
export const installmentImportOperations = installmentImportModule.contract.operations
