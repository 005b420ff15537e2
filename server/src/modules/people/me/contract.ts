import { events } from '../../../platform/contract/events.ts'
import { contract } from '../../../platform/contract/family.ts'
import { inPublishedOrder } from '../../../platform/contract/published-order.ts'
import { refusals } from '../../../platform/contract/refusals.ts'
import {
  array,
  described,
  Flag,
  Id,
  Instant,
  InstantInput,
  Name,
  nullable,
  object,
  oneOf,
  optional,
  page,
  PlainDate,
  RecordId,
  type Static,
  sweeping,
  Text,
  Type,
  wholeList,
} from '../../../platform/contract/shapes.ts'
import { capabilities, roles } from '../../../platform/vocabulary/capabilities.ts'
import { features } from '../../../platform/vocabulary/features.ts'
import type { RequestSource } from './port.ts'
import { Entitlement, overviewOf, ownRequestOf, publishedRequestKinds, requestStates } from './shapes.ts'

export const Access = object(
  {
    membership: described(
      object({
        id: described(Id, 'The membership.'),
        displayName: described(Name, 'The member as the others see them.'),
        role: oneOf(roles, {
          description: 'The role; it and what was granted beside it give the capabilities.',
        }),
      }),
      'The member whom the request acts as.',
    ),
    organisation: described(
      object({
        id: described(Id, 'The organisation.'),
        name: described(Name, 'The organisation as its members know it.'),
        timeZone: Text(64, {
          description: 'A zone of the IANA time zone database; dates are those of its clocks.',
        }),
        sandbox: described(Flag, 'Whether it is a sandbox, whose clock can be moved.'),
      }),
      'The organisation that the credential belongs to.',
    ),
    capabilities: array(oneOf(capabilities), {
      description: "What the request may do: the member's capabilities cut by the credential's scope.",
    }),
    modules: array(
      object({
        module: oneOf(features, { description: 'A part of the service that organisations buy.' }),
        licensed: described(Flag, 'Whether the organisation has bought it.'),
        active: Type.Boolean({
          description: 'In force for the member: licensed, switched on, and with a seat.',
        }),
      }),
      { description: 'Every module, in force or not.' },
    ),
    credential: described(
      object({
        kind: oneOf(['session', 'personal_key', 'service_key', 'oauth'], {
          description: 'What kind of credential the request carries.',
        }),
        id: RecordId,
        name: described(Name, 'What people recognise the credential by.'),
        scope: described(
          nullable(array(oneOf(capabilities), { description: 'Null for a session, which is not cut.' })),
          'The capabilities that the credential carries; null for a session, which is not cut.',
        ),
        readOnly: described(Flag, 'Whether every write is refused, with 403 `read_only_key`.'),
        expiresAt: described(
          nullable(Instant),
          'From when on the credential is refused; null when it does not end by itself.',
        ),
      }),
      'What the request carries.',
    ),
    rateLimits: array(
      object({
        scope: oneOf(['key', 'tenant'], {
          description: 'Whose requests are counted: those of the credential, or of the whole organisation.',
        }),
        limit: Type.Integer({ description: 'How many requests the window admits.' }),
        windowSeconds: Type.Integer({ description: 'The length of the rolling window, seconds.' }),
        remaining: Type.Integer({ description: 'How many more it admits now.' }),
        resetAt: described(Instant, 'When it admits as many as ever, if nobody asks until then.'),
      }),
      { description: 'The windows that the request is counted in.' },
    ),
  },
  { title: 'Access' },
)
export type Access = Static<typeof Access>

/** What families contribute of a member's own. */
export interface Own {
  readonly requests: readonly Pick<RequestSource, 'kind'>[]
}

/** The promises over whatever kinds of requests families contribute. */
export function meOf({ requests }: Own) {
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
            modules: features.map(module => ({ module, licensed: module === 'hr', active: module === 'hr' })),
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
          ...sweeping,
        }),
        answers: page(ownRequestOf(kinds)),
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

/** Without any kind of request. */
export const me = meOf({ requests: [] })
