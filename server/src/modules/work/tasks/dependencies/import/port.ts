import { dependencyImportModule } from './module.ts'

/** The operations of the public interface, for requests from inside the process. */
export const dependencyImportOperations = dependencyImportModule.contract.operations
