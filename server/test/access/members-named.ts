import type { NamedOperation } from '../../src/platform/contract/family.ts'

/** A shape as far as it is looked at. */
interface Shape {
  readonly format?: string
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
}

/** The member whom a request names. */
export interface Named {
  readonly id: string
  readonly email: string
}

const namesId = /membershipIds?$/i
/** Registers know members by address too. */
const namesAddress = /^(email|memberEmail|managerEmail|assigneeEmails|owner)$/

/** The path parameters by which an operation names a member. */
export const paramsNaming = ({ params = {} }: NamedOperation): string[] =>
  Object.entries(params).flatMap(([name, parameter]) =>
    'missing' in parameter && parameter.missing === 'membership_not_found' ? name : [],
  )

/** Whether an operation names a member in its path or anywhere in its body. */
export const namesMember = (operation: NamedOperation): boolean =>
  paramsNaming(operation).length > 0 || namesWithin(operation.body as Shape | undefined)

function namesWithin(shape: Shape | undefined): boolean {
  if (!shape) return false
  const fields = Object.entries(shape.properties ?? {})
  return (
    fields.some(([name, each]) => namesId.test(name) || namesAddress.test(name) || namesWithin(each)) ||
    namesWithin(shape.items) ||
    (shape.anyOf ?? []).some(namesWithin)
  )
}

/** A body in which every field that can name a member names this one, also where the body did without. */
export function naming(shape: Shape | undefined, body: unknown, member: Named): unknown {
  if (!shape) return body
  const [alternative] = (shape.anyOf ?? []).filter(namesWithin)
  if (alternative) return naming(alternative, body, member)
  if (shape.items && Array.isArray(body)) return body.map(each => naming(shape.items, each, member))
  if (!shape.properties || typeof body !== 'object' || body === null) return body
  const named = Object.entries(shape.properties).flatMap(([name, each]) => {
    const value = (body as Record<string, unknown>)[name]
    if (namesId.test(name)) return [[name, name.endsWith('s') ? [member.id] : member.id]]
    if (namesAddress.test(name)) return [[name, name.endsWith('s') ? [member.email] : member.email]]
    return value === undefined ? [] : [[name, naming(each, value, member)]]
  })
  return { ...body, ...Object.fromEntries(named) }
}

/** How it is judged that an operation names a member. */
export type Judged =
  /** Whoever carried it out could be the member, or take them away: it asks whether the caller holds as much (ADR 21). */
  | {
      readonly asks: 'role_exceeds_actor' | 'key_scope_exceeds_creator'
      /** What the request says besides, or instead. */
      readonly says?: (member: Named) => object
    }
  /** Nobody could be the member by it, because … */
  | { readonly because: keyof typeof reasons }

export const reasons = {
  authority: 'it is done by authority over the member, under the name of whoever does it',
  work: 'the member is given something to do, or something is written down of them',
  own: 'it says what the caller does or has, and for whom',
  outside: 'the address is of somebody outside, or of whoever signs in with it',
  proven: 'the member is proven at the device itself, by badge or PIN',
  takesAway: 'it takes away what others could be the member by, and gives nothing',
} as const

const asks = (says?: (member: Named) => object): Judged => ({
  asks: 'role_exceeds_actor',
  ...(says && { says }),
})
const because = (reason: keyof typeof reasons): Judged => ({ because: reason })
const all = (reason: keyof typeof reasons, ids: readonly string[]) =>
  Object.fromEntries(ids.map(id => [id, because(reason)]))

/** Every operation that names a member. One that is not judged here fails the test. */
export const judged: Readonly<Record<string, Judged>> = {
  'members.create': asks(() => ({ role: 'admin', email: 'uusi@meri.example' })),
  'members.createBulk': asks(() => ({
    rows: [{ firstNames: 'Nimi', lastName: 'Uusi', role: 'admin', email: 'rivi@meri.example' }],
  })),
  'members.update': asks(() => ({ role: 'employee', supervisorMembershipId: null })),
  'members.deactivate': asks(),
  'members.reactivate': asks(),
  'members.remove': asks(),
  'members.invite': asks(),
  'members.addUnit': asks(),
  'members.closeUnit': asks(),
  'members.replaceEmployment': asks(() => ({ endDate: '2027-01-31' })),
  'members.terminate': asks(),
  'members.cancelTermination': asks(),
  'imports.importMembers': asks(({ email }) => ({ rows: [{ email, role: 'employee' }] })),
  'badges.set': asks(),
  'approvalDelegations.create': asks(),
  'apiKeys.create': {
    asks: 'key_scope_exceeds_creator',
    says: () => ({ name: 'Silta', kind: 'service', scope: ['payroll.run'] }),
  },
  'apiKeys.reassign': { asks: 'key_scope_exceeds_creator' },
  ...all('takesAway', ['badges.clear']),
  ...all('proven', ['device.punch']),
  ...all('own', [
    'absences.createOwn',
    'absences.updateOwn',
    // Whom it is given to decides no more than they may themselves, and by their own name.
    'approvalDelegations.createOwn',
    'oauthConsents.approve',
    'shiftSwaps.propose',
    'taskComments.createOwn',
    'taskComments.updateOwn',
  ]),
  ...all('outside', [
    'contacts.create',
    'contacts.update',
    'imports.importContacts',
    'publicChangeOrders.approve',
    'publicChangeOrders.decline',
    'session.create',
    'session.forgotPassword',
  ]),
  ...all('authority', [
    'absences.create',
    'absences.update',
    'imports.importAbsences',
    'imports.importWorkDays',
    'workDays.confirm',
    'workDays.confirmRange',
    'workDays.reopen',
    'workDays.reopenRange',
    'workDays.setDayType',
    'workDays.writeEntries',
  ]),
  ...all('work', [
    'activities.create',
    'activities.update',
    'balances.open',
    'costRates.create',
    'customers.changeMany',
    'customers.create',
    'customers.update',
    'deals.create',
    'deals.update',
    'imports.importActivities',
    'imports.importCustomers',
    'imports.importDeals',
    'imports.importLeads',
    'imports.importLeaveBalances',
    'imports.importOpeningBalances',
    'imports.importProjectParticipants',
    'imports.importProjects',
    'imports.importRateCards',
    'imports.importShifts',
    'imports.importTasks',
    'leadAssignments.addVersion',
    'leads.convert',
    'leads.create',
    'leads.update',
    'leaveGroupMembers.assign',
    'leaveGroupMembers.setOfMember',
    'openShifts.create',
    'openShifts.update',
    'projectAllocations.plan',
    'projects.addParticipant',
    'projects.create',
    'projects.replaceParticipants',
    'projects.update',
    'rateCards.createRule',
    'rateCards.whatIfNew',
    'shiftRotations.create',
    'shiftRotations.update',
    'shifts.create',
    'shifts.update',
    'shifts.writeBatch',
    'taskApprovals.request',
    'taskComments.create',
    'taskComments.update',
    'tasks.changeMany',
    'tasks.create',
    'tasks.update',
  ]),
}
