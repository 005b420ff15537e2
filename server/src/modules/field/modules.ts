import { announced, type Module } from '../../platform/module.ts'
import { fieldService } from './field-service/contract.ts'

export const fieldModules: readonly Module[] = [announced(fieldService)]
