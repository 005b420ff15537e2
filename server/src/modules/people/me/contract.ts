import { events } from '../../../platform/contract/events.ts'
import { contract } from '../../../platform/contract/family.ts'
import { inPublishedOrder } from '../../../platform/contract/published-order.ts'
import { refusals } from '../../../platform/contract/refusals.ts'
import {
  described,
  InstantInput,
  object,
  oneOf,
  optional,
  page,
  PlainDate,
  sweeping,
  wholeList,
} from '../../../platform/contract/shapes.ts'
import { features, isAvailable } from '../../../platform/vocabulary/features.ts'
import { Access } from './access.ts'
import { countedAtMost, inboxOf } from './inbox/shapes.ts'
import type { InboxSource } from './inbox/slots.ts'
import type { RequestSource } from './port.ts'
import {
  Entitlement,
  overviewOf,
  ownRequestOf,
  publishedRequestKinds,
  reasonsOfRequests,
  requestStates,
} from './shapes.ts'

/** What families contribute of a member's own. */
export interface Own {
  readonly requests: readonly Pick<RequestSource, 'kind' | 'reasons'>[]
  readonly inbox: readonly InboxSource[]
}

/** The promises over whatever families contribute. */
export function meOf({ requests, inbox }: Own) {
  const kinds = inPublishedOrder(publishedRequestKinds, requests, ({ kind }) => kind).map(({ kind }) => kind)
  return contract({
    name: 'me',
    tag: 'Me',
    about: "The acting member's own data. Reachable with any key, also with an empty scope.",
    refusals: refusals({}),
    events: events({}),
    operations: {
      access: {
        method: 'GET',
        path: '/v1/me/access',
        summary: 'Who asks and what they may do',
        description:
          'Who the request acts as, what it may do, and what is left of its rate limits. Reachable with any credential, also a key with an empty scope: the first request of an integration, and the one to compare with `x-service-capabilities` after a 403.',
        needs: 'none',
        answers: Access,
        example: {
          answer: {
            membership: {
              id: '0199f2a0-0000-7000-8000-000000000011',
              displayName: 'Aino Virtanen',
              role: 'payroll',
            },
            organisation: {
              id: '0199f2a0-0000-7000-8000-000000000001',
              name: 'Pajula Oy',
              timeZone: 'Europe/Helsinki',
              sandbox: false,
            },
            capabilities: ['payroll.run'],
            modules: features.map(module => ({
              module,
              licensed: module === 'hr',
              available: isAvailable(module),
              active: module === 'hr',
            })),
            credential: {
              kind: 'service_key',
              id: '0199f2a0-0000-7000-8000-000000000010',
              name: 'Payroll bridge',
              scope: ['payroll.run'],
              readOnly: false,
              expiresAt: '2027-11-20T00:00:00.000Z',
            },
            rateLimits: [
              {
                scope: 'key',
                limit: 600,
                windowSeconds: 60,
                remaining: 599,
                resetAt: '2026-11-20T07:01:00.000Z',
              },
              {
                scope: 'tenant',
                limit: 3000,
                windowSeconds: 60,
                remaining: 2874,
                resetAt: '2026-11-20T07:01:00.000Z',
              },
            ],
          },
        },
      },
      overview: {
        method: 'GET',
        path: '/v1/me/overview',
        summary: 'What concerns the member today',
        description:
          'What concerns the member today: the day, what is missing, what waits and what was decided. Decisions are counted since `since`, the last seven days unless given. What the organisation does not keep is ' +
          'empty or null.',
        needs: 'none',
        query: object({
          since: optional(
            described(InstantInput, 'From when on decisions are counted; seven days ago unless given.'),
          ),
        }),
        answers: overviewOf(kinds),
        example: {
          answer: {
            today: {
              workDate: '2026-11-20',
              workDay: {
                workDayId: null,
                workDate: '2026-11-20',
                status: 'draft',
                dayTypeId: null,
                startMinutes: 480,
                endMinutes: 720,
                breakMinutes: 0,
                workedMinutes: 240,
                creditedMinutes: 240,
                expectedTargetMinutes: 450,
                returnReason: null,
                updatedAt: '2026-11-20T10:00:00.000Z',
              },
              punch: null,
            },
            nextShift: null,
            balances: [],
            entitlements: [],
            openRequests: [{ kind: 'work_day', count: 3 }],
            decisionsSince: { since: '2026-11-13T10:00:00.000Z', count: 2 },
            missingDays: [{ workDate: '2026-11-18', targetMinutes: 450, written: true }],
          },
        },
      },
      inbox: {
        method: 'GET',
        path: '/v1/me/inbox',
        summary: 'How much waits for the member',
        description: `How much waits for the caller by kind, each with the list behind it, and how many of their own requests somebody else has decided since \`since\`, the last seven days unless given. A number is what its list answers to the same caller, counted up to ${countedAtMost}; lists that they may not call, and modules that are off, are left out. What somebody has delegated to the caller is counted with \`approvals\`.`,
        needs: 'none',
        query: object({
          since: optional(
            described(InstantInput, 'From when on decisions are counted; seven days ago unless given.'),
          ),
        }),
        answers: inboxOf(inbox),
        example: {
          answer: {
            waiting: [
              {
                kind: 'approvals',
                count: 9,
                hasMore: false,
                among: null,
                list: { operationId: 'approvals.list', path: '/v1/team/approvals?waitingFor=me' },
                parts: [
                  {
                    kind: 'work_day',
                    count: 8,
                    hasMore: false,
                    path: '/v1/team/approvals?waitingFor=me&kind=work_day',
                  },
                  {
                    kind: 'task',
                    count: 1,
                    hasMore: false,
                    path: '/v1/team/approvals?waitingFor=me&kind=task',
                  },
                ],
              },
              {
                kind: 'task_approvals',
                count: 1,
                hasMore: false,
                among: 'approvals',
                list: { operationId: 'taskApprovals.listWaiting', path: '/v1/me/task-approvals' },
                parts: [],
              },
            ],
            total: { count: 9, hasMore: false },
            decided: {
              since: '2026-11-13T10:00:00.000Z',
              count: 2,
              hasMore: false,
              list: {
                operationId: 'me.requests',
                path: '/v1/me/requests?decidedSince=2026-11-13T10%3A00%3A00.000Z',
              },
              parts: [
                {
                  kind: 'absence',
                  count: 2,
                  hasMore: false,
                  path: '/v1/me/requests?decidedSince=2026-11-13T10%3A00%3A00.000Z&kind=absence',
                },
              ],
            },
          },
        },
      },
      entitlements: {
        method: 'GET',
        path: '/v1/me/entitlements',
        summary: 'Leave of the member on a date',
        description:
          'The leave that the member has earned, used and planned, on a date. `date` is today unless given. Empty where the organisation keeps no leave.',
        needs: 'none',
        query: object({
          date: optional(described(PlainDate, 'The day that the amounts stand for; today unless given.')),
        }),
        answers: wholeList(Entitlement),
        refuses: ['date_too_far'],
      },
      requests: {
        method: 'GET',
        path: '/v1/me/requests',
        summary: 'What the member has handed in',
        description:
          "What the member has handed in for a decision, the latest change first. One list over every family, with one common state: the member's side of the approval queue. A day that was sent " +
          'back, or that a correction opened again, is `returned` until it is confirmed anew.',
        needs: 'none',
        sweeps: {
          table: 'absence_periods',
          deletions: {
            untold: 'Only drafts and what an import brought are ever deleted; `GET /v1/me/absences` tells.',
          },
        },
        query: object({
          kind: optional(oneOf(kinds, { description: 'Only requests of this kind.' })),
          state: optional(oneOf(requestStates, { description: 'Only requests in this state.' })),
          decidedSince: optional(
            described(
              InstantInput,
              'Only requests that somebody else has decided since this instant, and that do not wait anew.',
            ),
          ),
          ...sweeping,
        }),
        answers: page(ownRequestOf(kinds, reasonsOfRequests(requests))),
        example: {
          answer: {
            items: [
              {
                id: '0199f2a0-0000-7000-8000-000000000021',
                kind: 'work_day',
                subjectId: '0199f2a0-0000-7000-8000-000000000021',
                title: 'Work day',
                typeName: null,
                state: 'returned',
                fromDate: '2026-11-18',
                toDate: '2026-11-18',
                minutes: 450,
                amountCents: null,
                reason: 'The lunch break is missing.',
                explanation: null,
                decidedAt: '2026-11-19T07:00:00.000Z',
                updatedAt: '2026-11-19T07:00:00.000Z',
              },
            ],
            pageInfo: { nextCursor: null, hasMore: false },
          },
        },
      },
    },
  })
}

/** Without any kind of request, and nothing that waits. */
export const me = meOf({ requests: [], inbox: [] })
