import { events } from '../../../../platform/contract/events.ts'
import { contract } from '../../../../platform/contract/family.ts'
import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import { idOf } from '../../../../platform/contract/operation.ts'
import {
  described,
  Flag,
  object,
  oneOf,
  optional,
  page,
  sweeping,
} from '../../../../platform/contract/shapes.ts'
import { planningUnitNotFound } from '../../../company/catalogs/planning-units/refusals.ts'
import { terminalLife, terminalStates } from './record.ts'
import { terminalRefusals } from './refusals.ts'
import { NewTerminal, PairingCode, RotatedCredential, Rotation, Terminal, TerminalPatch } from './shapes.ts'

const path = '/v1/terminals'
const ById = { id: idOf('terminal_not_found') }
const administration = { needs: ['org.admin'] } as const

export const exampleCredential = `kt_device_${'0'.repeat(43)}3YJPBE`

const exampleTerminal = {
  id: '0199f2a0-0000-7000-8000-000000000020',
  name: 'Workshop door',
  state: 'paired',
  active: true,
  allMembers: false,
  planningUnitIds: [exampleId('planningUnitId')],
  pairingCodeExpiresAt: null,
  pairedAt: '2026-11-20T07:00:00.000Z',
  lastSeenAt: '2026-11-20T09:30:00.000Z',
  clockOffsetMs: 340,
  clockMeasuredAt: '2026-11-20T09:30:00.000Z',
  createdAt: '2026-11-20T06:50:00.000Z',
  updatedAt: '2026-11-20T07:00:00.000Z',
}

export const terminals = contract({
  name: 'terminals',
  tag: 'Terminals',
  about:
    'Terminals on walls, at which members punch with a badge or a PIN. An administrator registers one and pairs a device with it by a one-time code; the device has a credential of its own, which reaches `/v1/device` and nothing else.',
  refusals: terminalRefusals,
  uses: { refusals: planningUnitNotFound },
  events: events({}),
  lifecycles: [terminalLife],
  changesAccess: { terminal: 'rights.device_changed' },
  audited: { terminal: { '*': 'open', name: 'personal' } },
  operations: {
    list: {
      ...administration,
      method: 'GET',
      path,
      summary: 'List the terminals',
      description: 'Page through the terminals of the organisation, by name.',
      sweeps: { table: 'terminals', deletions: 'never' },
      listed: { q: 'the name', ids: true, sorts: ['name', 'updatedAt'] },
      query: object({
        ...sweeping,
        state: optional(oneOf(terminalStates, { description: 'Only terminals in this state.' })),
        active: optional(described(Flag, 'Only those in use, or only those out of use.')),
      }),
      answers: page(Terminal),
    },
    get: {
      ...administration,
      method: 'GET',
      path: `${path}/{id}`,
      summary: 'Read a terminal',
      params: ById,
      answers: Terminal,
      refuses: ['terminal_not_found'],
      example: { answer: exampleTerminal },
    },
    create: {
      ...administration,
      method: 'POST',
      path,
      summary: 'Register a terminal',
      description:
        'Register a place on a wall. Its device is paired afterwards, with a code. Without `allMembers` the members of its planning units punch there.',
      body: NewTerminal,
      status: 201,
      answers: Terminal,
      refuses: ['planning_unit_not_found', 'terminal_without_members'],
      example: { body: { name: 'Workshop door', allMembers: true } },
    },
    update: {
      ...administration,
      method: 'PATCH',
      path: `${path}/{id}`,
      summary: 'Change a terminal',
      description:
        'Rename a terminal, say who punches there, or take it out of use: its device then answers 401 until it is in use again.',
      params: ById,
      body: TerminalPatch,
      answers: Terminal,
      refuses: [
        'terminal_not_found',
        'terminal_stale',
        'planning_unit_not_found',
        'terminal_without_members',
      ],
      example: { body: { name: 'Workshop, north door' } },
    },
    issuePairingCode: {
      ...administration,
      method: 'POST',
      path: `${path}/{id}/pairing-code`,
      summary: 'Make a pairing code',
      description:
        'Make the code that pairs a device with the terminal: good for 15 minutes and for one device. A code that waits already ends; a device that is paired goes on until another one is.',
      params: ById,
      body: object({}),
      answers: PairingCode,
      refuses: ['terminal_not_found', 'terminal_inactive'],
      example: {
        body: {},
        answer: { pairingCode: 'K7MPX2QR', organisation: 'meri', expiresAt: '2026-11-20T07:15:00.000Z' },
      },
    },
    rotate: {
      ...administration,
      method: 'POST',
      path: `${path}/{id}/rotate`,
      summary: 'Give a terminal another credential',
      description:
        'Give the device another credential, which is in this answer and nowhere else. The former one ends at once, or goes on for `overlapMinutes`, at most an hour.',
      params: ById,
      body: Rotation,
      answers: RotatedCredential,
      refuses: ['terminal_not_found', 'terminal_inactive', 'terminal_not_paired'],
      example: {
        body: { overlapMinutes: 10 },
        answer: {
          credential: exampleCredential,
          oldCredentialUntil: '2026-11-20T09:40:00.000Z',
          terminal: exampleTerminal,
        },
      },
    },
    revoke: {
      ...administration,
      method: 'POST',
      path: `${path}/{id}/revoke`,
      summary: 'Revoke a terminal’s device',
      description:
        'End the credential of the device at once and for good, and a pairing code that waits. The next request with it answers 401 `invalid_token`. Another device can be paired; revoking again changes nothing.',
      params: ById,
      body: object({}),
      answers: Terminal,
      refuses: ['terminal_not_found'],
      example: { body: {}, answer: { ...exampleTerminal, state: 'revoked' } },
    },
  },
})
