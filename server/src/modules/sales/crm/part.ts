import type { LicensedPart } from '../../../platform/register/declaration.ts'

/** What the registers of the CRM stand under, and who reads them. */
export const crmPart = {
  tag: 'CRM',
  feature: 'crm',
  path: '/v1/crm',
  readers: ['crm.use'],
} as const satisfies LicensedPart
