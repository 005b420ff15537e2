import { events } from '../../../platform/contract/events.ts'
import { contract } from '../../../platform/contract/family.ts'
import { lifecycle } from '../../../platform/contract/lifecycle.ts'
import { idOf } from '../../../platform/contract/operation.ts'
import { refusals } from '../../../platform/contract/refusals.ts'
import {
  described,
  DryRun,
  IdOf,
  Instant,
  nullable,
  object,
  oneOf,
  optional,
  PlainDate,
  RecordId,
  type Static,
  Text,
  Type,
  UpdatedAt,
  wholeList,
} from '../../../platform/contract/shapes.ts'
import { staffGroupNotFound } from '../../company/catalogs/staff-groups/refusals.ts'

export const payrollLockLife = lifecycle({
  resource: 'payroll_lock',
  states: ['locked', 'lifted'],
  initial: 'locked',
  transitions: { lift: { from: ['locked'], to: 'lifted', otherwise: 'payroll_lock_already_lifted' } },
})

export const PayrollLock = object(
  {
    id: RecordId,
    periodStart: described(PlainDate, 'The first locked day.'),
    periodEnd: described(PlainDate, 'The last locked day.'),
    groupId: described(
      nullable(IdOf('staff_group')),
      "The staff group whose days are locked; null for everybody's.",
    ),
    reason: nullable(
      Type.String({ description: 'Why, in the words of whoever locked it; null when they gave no reason.' }),
    ),
    state: oneOf(payrollLockLife.states, {
      description: 'A lifted lock stays in the list and holds nothing.',
    }),
    lockedAt: described(Instant, 'When it was locked.'),
    lockedByMembershipId: described(
      nullable(IdOf('membership')),
      'The member who locked it; null when that membership has been deleted.',
    ),
    liftedAt: described(nullable(Instant), 'When it was lifted; null while it holds.'),
    liftedByMembershipId: described(
      nullable(IdOf('membership')),
      'The member who lifted it; null while it holds, and when that membership has been deleted.',
    ),
    updatedAt: UpdatedAt,
  },
  { title: 'PayrollLock' },
)
export type PayrollLock = Static<typeof PayrollLock>

export const payrollLocks = contract({
  name: 'payrollLocks',
  tag: 'Payroll exports',
  refusals: refusals({
    payroll_lock_not_found: {
      status: 404,
      title: 'No such payroll lock',
      when: 'No payroll lock in this organisation has the id.',
      remedy: 'Read the locks from `GET /v1/payroll-locks`.',
      translations: {
        fi: ['Palkkalukitusta ei löydy', 'Hae palkkalukitukset osoitteesta `GET /v1/payroll-locks`.'],
        sv: ['Lönelåset finns inte', 'Hämta lönelåsen från `GET /v1/payroll-locks`.'],
      },
    },
    payroll_lock_already_lifted: {
      status: 409,
      title: 'The lock is lifted already',
      when: 'A lifted lock is lifted again.',
      remedy: 'Nothing to do; read the lock.',
      translations: {
        fi: ['Lukitus on jo poistettu', 'Mitään ei tarvitse tehdä; lue lukitus.'],
        sv: ['Låset är redan hävt', 'Inget behöver göras; läs låset.'],
      },
    },
    payroll_period_already_locked: {
      status: 409,
      title: 'The period is locked already',
      when: 'A live lock of the same group, or of everybody, covers the whole period.',
      remedy: 'Use the lock named in `lockId`.',
      translations: {
        fi: ['Kausi on jo lukittu', 'Käytä kentässä `lockId` nimettyä lukitusta.'],
        sv: ['Perioden är redan låst', 'Använd låset i `lockId`.'],
      },
    },
  }),
  uses: { refusals: { ...staffGroupNotFound } },
  events: events({
    'payroll_period.locked': {
      capabilities: ['payroll.run'],
      payload: object({
        lockId: described(IdOf('payroll_lock'), 'The lock that it happened to.'),
        periodStart: described(PlainDate, 'The first locked day.'),
        periodEnd: described(PlainDate, 'The last locked day.'),
        lockedAt: described(Instant, 'When it was locked.'),
      }),
    },
    'payroll_period.lock_lifted': {
      capabilities: ['payroll.run'],
      payload: object({
        lockId: described(IdOf('payroll_lock'), 'The lock that it happened to.'),
        liftedAt: described(Instant, 'When it was lifted.'),
      }),
    },
  }),
  lifecycles: [payrollLockLife],
  audited: { payroll_lock: { '*': 'open' } },
  operations: {
    list: {
      method: 'GET',
      path: '/v1/payroll-locks',
      summary: 'List payroll locks',
      description: 'Every payroll lock, the latest period first.',
      needs: ['payroll.run', 'worktime.supervise'],
      listed: { ids: true },
      answers: wholeList(PayrollLock),
    },
    get: {
      method: 'GET',
      path: '/v1/payroll-locks/{id}',
      summary: 'Read a payroll lock',
      needs: ['payroll.run', 'worktime.supervise'],
      params: { id: idOf('payroll_lock_not_found') },
      answers: PayrollLock,
      refuses: ['payroll_lock_not_found'],
    },
    create: {
      method: 'POST',
      path: '/v1/payroll-locks',
      summary: 'Lock a payroll period',
      description:
        'Lock a payroll period: its work days stand still until the lock is lifted. What would alter them from outside is refused with `period_locked` as well: a version of a worktime model, day type or entry type, a holiday, employment dates, or a worktime model or staff group of the member that reach into it. With `groupId` only the days of that staff group are locked. Batches are made of locked days as of others.',
      needs: ['payroll.run'],
      body: object({
        periodStart: described(PlainDate, 'The first day to lock.'),
        periodEnd: described(PlainDate, 'The last day to lock.'),
        groupId: optional(
          described(
            nullable(IdOf('staff_group')),
            "Only the days of this staff group; null or absent for everybody's.",
          ),
        ),
        reason: optional(
          described(
            nullable(Text(1000)),
            'Why, for the audit trail and the list; null or absent for no reason.',
          ),
        ),
        dryRun: DryRun,
      }),
      status: 201,
      answers: PayrollLock,
      refuses: ['range_end_before_start', 'staff_group_not_found', 'payroll_period_already_locked'],
      emits: ['payroll_period.locked'],
      example: { body: { periodStart: '2026-10-01', periodEnd: '2026-10-31', reason: 'October is paid.' } },
    },
    lift: {
      method: 'POST',
      path: '/v1/payroll-locks/{id}/lift',
      summary: 'Lift a payroll lock',
      needs: ['payroll.run'],
      params: { id: idOf('payroll_lock_not_found') },
      body: object({
        reason: optional(Text(1000, { description: 'Why, for the audit trail.' })),
        dryRun: DryRun,
      }),
      answers: PayrollLock,
      refuses: ['payroll_lock_not_found', 'payroll_lock_already_lifted'],
      emits: ['payroll_period.lock_lifted'],
    },
  },
})
