import type { LicensedPart } from '../../../../platform/register/declaration.ts'

/** The registers of leads stand below `/v1/crm`, for organisations that have licensed the module. */
export const leadRegister = {
  tag: 'CRM',
  feature: 'crm',
  path: '/v1/crm',
  readers: ['crm.use', 'crm.privacy', 'org.admin'],
} as const satisfies LicensedPart
