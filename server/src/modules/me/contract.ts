import { events } from '../../platform/contract/events.ts'
import { contract } from '../../platform/contract/family.ts'
import { refusals } from '../../platform/contract/refusals.ts'
import {
  array,
  Flag,
  Id,
  Instant,
  Name,
  nullable,
  object,
  oneOf,
  type Static,
  Text,
  Type,
} from '../../platform/contract/shapes.ts'
import { capabilities, roles } from '../../platform/vocabulary/capabilities.ts'
import { features } from '../../platform/vocabulary/features.ts'

export const Access = object(
  {
    membership: object({ id: Id, displayName: Name, role: oneOf(roles) }),
    organisation: object({ id: Id, name: Name, timeZone: Text(64), sandbox: Flag }),
    capabilities: array(oneOf(capabilities), {
      description: "What the request may do: the member's capabilities cut by the credential's scope.",
    }),
    modules: array(
      object({
        module: oneOf(features),
        licensed: Flag,
        active: Type.Boolean({
          description: 'In force for the member: licensed, switched on, and with a seat.',
        }),
      }),
    ),
    credential: object({
      kind: oneOf(['session', 'personal_key', 'service_key', 'oauth']),
      id: Id,
      name: Name,
      scope: nullable(array(oneOf(capabilities), { description: 'Null for a session, which is not cut.' })),
      readOnly: Flag,
      expiresAt: nullable(Instant),
    }),
    rateLimits: array(
      object({
        scope: oneOf(['key', 'tenant']),
        limit: Type.Integer(),
        windowSeconds: Type.Integer(),
        remaining: Type.Integer(),
        resetAt: Instant,
      }),
    ),
  },
  { title: 'Access' },
)
export type Access = Static<typeof Access>

export const me = contract({
  name: 'me',
  tag: 'Me',
  refusals: refusals({}),
  events: events({}),
  operations: {
    access: {
      method: 'GET',
      path: '/v1/me/access',
      summary: 'Who the request acts as, what it may do, and what is left of its rate limits.',
      description:
        'Reachable with any credential, also a key with an empty scope: the first request of an integration, and the one to compare with `x-service-capabilities` after a 403.',
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
  },
})
