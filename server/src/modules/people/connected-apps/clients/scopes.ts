import { capabilities, type Capability } from '../../../../platform/vocabulary/capabilities.ts'

/**
 * What an app may request: capabilities by name, and three words beside them. `me`: the member's own things, which
 * every token reaches, so it is part of every request. `read_only`: nothing is changed. `offline_access`: the app goes
 * on without the member.
 */
export const scopes = ['me', ...capabilities, 'read_only', 'offline_access'] as const

/** What each scope lets the app do for the member, who must hold the capability themself. */
export const scopeMeanings: Readonly<Record<(typeof scopes)[number], string>> = {
  me: "See the member's own details and work time, and record and change them. Part of every request.",
  'org.admin': 'Administer the organisation, its settings and catalogues.',
  'members.manage': 'Manage members: add, invite, change and deactivate them.',
  'hr.manage': 'Manage details of employments.',
  'reports.team': 'See reports of the team.',
  'worktime.supervise': 'See, correct and approve the work time of reports.',
  'payroll.run': 'Handle payroll material and lock periods.',
  'integrations.manage': 'Manage integrations and read the events of the organisation.',
  'invoicing.manage': 'Handle invoices and the billing details of customers.',
  'projects.manage': 'Manage projects.',
  'projects.read': 'See projects.',
  'crm.use': 'Use the customer register and sales data.',
  'crm.privacy': 'Handle what concerns the privacy of customers.',
  'scheduling.plan': 'Plan shifts.',
  'service.dispatch': 'Dispatch service work.',
  read_only: 'Change nothing: every write is refused with 403 `read_only_key`.',
  offline_access: 'Go on without the member, by refresh tokens.',
}

/** Scopes as OAuth writes them, RFC 6749 §3.3. */
export const scopeText = (words: readonly string[]): string => words.join(' ')

/** The scope of a request for consent. */
export interface RequestedScope {
  readonly capabilities: readonly Capability[]
  readonly readOnly: boolean
  readonly offlineAccess: boolean
}

export function requestedScope(text: string | undefined): RequestedScope {
  const words = new Set(text?.split(' '))
  return {
    capabilities: capabilities.filter(capability => words.has(capability)),
    readOnly: words.has('read_only'),
    offlineAccess: words.has('offline_access'),
  }
}

/** The scope that a grant gives, as the authorization server has it. */
export const grantedScope = (grant: {
  readonly scope: readonly Capability[]
  readonly readOnly: boolean
  readonly offlineAccess: boolean
}): string =>
  scopeText([
    'me',
    ...grant.scope,
    ...(grant.readOnly ? ['read_only'] : []),
    ...(grant.offlineAccess ? ['offline_access'] : []),
  ])
