/** What an operation may need; the names of the public interface. */
export const capabilities = [
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
] as const

export type Capability = (typeof capabilities)[number]

export const roles = [
  'employee',
  'manager',
  'dispatcher',
  'sales',
  'finance',
  'payroll',
  'hr',
  'admin',
] as const

export type Role = (typeof roles)[number]

/** Whose rows a member reaches: their own, those of their direct and indirect reports too, or everyone's. */
export type Reach = 'own' | 'reports' | 'organisation'

const roleCapabilities: Record<Role, readonly Capability[]> = {
  employee: [],
  manager: [
    'worktime.supervise',
    'reports.team',
    'scheduling.plan',
    'projects.read',
    'projects.manage',
    'crm.use',
  ],
  dispatcher: ['service.dispatch', 'scheduling.plan', 'projects.read'],
  sales: ['crm.use', 'projects.read'],
  finance: ['invoicing.manage', 'projects.read'],
  payroll: ['payroll.run', 'reports.team'],
  hr: ['members.manage', 'hr.manage', 'reports.team'],
  admin: capabilities,
}

const roleReach: Record<Role, Reach> = {
  employee: 'own',
  manager: 'reports',
  dispatcher: 'organisation',
  sales: 'organisation',
  finance: 'organisation',
  payroll: 'organisation',
  hr: 'organisation',
  admin: 'organisation',
}

export const capabilitiesOf = (role: Role): readonly Capability[] => roleCapabilities[role]

export const reachOf = (role: Role): Reach => roleReach[role]
