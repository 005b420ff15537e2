import type { Capability, Reach, Role } from '../../src/platform/vocabulary/capabilities.ts'

/**
 * Who may do what, written down once more and apart from the service: its own table is what the tests here check, so
 * they cannot read it.
 */
export const table: Record<Role, { readonly capabilities: readonly Capability[]; readonly reach: Reach }> = {
  employee: { capabilities: [], reach: 'own' },
  manager: {
    capabilities: [
      'reports.team',
      'worktime.supervise',
      'projects.manage',
      'projects.read',
      'crm.use',
      'scheduling.plan',
    ],
    reach: 'reports',
  },
  dispatcher: {
    capabilities: ['projects.read', 'scheduling.plan', 'service.dispatch'],
    reach: 'organisation',
  },
  sales: { capabilities: ['projects.read', 'crm.use'], reach: 'organisation' },
  finance: { capabilities: ['invoicing.manage', 'projects.read'], reach: 'organisation' },
  payroll: { capabilities: ['reports.team', 'payroll.run'], reach: 'organisation' },
  hr: { capabilities: ['members.manage', 'hr.manage', 'reports.team'], reach: 'organisation' },
  admin: {
    capabilities: [
      'org.admin',
      'members.manage',
      'hr.manage',
      'reports.team',
      'worktime.supervise',
      'payroll.run',
      'integrations.manage',
      'invoicing.manage',
      'projects.manage',
      'projects.read',
      'crm.use',
      'crm.privacy',
      'scheduling.plan',
      'service.dispatch',
    ],
    reach: 'organisation',
  },
}
