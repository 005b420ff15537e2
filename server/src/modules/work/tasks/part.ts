import type { LicensedPart } from '../../../platform/register/declaration.ts'

/** What the registers of tasks stand under, and who reads them. */
export const taskPart = {
  tag: 'Tasks',
  feature: 'projects',
  readers: ['projects.read'],
} as const satisfies LicensedPart
