import type { Module } from '../../platform/module.ts'
import { payrollExportsModules } from './payroll-exports/module.ts'

export const payrollModules: readonly Module[] = [...payrollExportsModules]
