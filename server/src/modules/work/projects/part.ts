import type { LicensedPart } from '../../../platform/register/declaration.ts'

/** What the registers of projects stand under, and who reads them. */
export const projectsPart = {
  tag: 'Projects',
  feature: 'projects',
  readers: ['projects.read'],
} as const satisfies LicensedPart
