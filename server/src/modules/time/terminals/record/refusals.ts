import { refusals } from '../../../../platform/contract/refusals.ts'
import { translations } from './refusal-translations.ts'

export const terminalNotFound = refusals(translations, {
  terminal_not_found: {
    status: 404,
    title: 'No such terminal',
    when: 'No terminal of the organisation has this id.',
    remedy: 'Read the terminals from `GET /v1/terminals`.',
  },
})

export const terminalRefusals = refusals(translations, {
  ...terminalNotFound,
  terminal_stale: {
    status: 409,
    title: 'The terminal has changed',
    when: '`expectedUpdatedAt` is not the current `updatedAt` of the terminal.',
    remedy: 'Read the terminal again, look at what changed, and send the change anew.',
  },
  terminal_not_paired: {
    status: 409,
    title: 'No device is paired',
    when: 'The credential of a terminal was to be rotated that has none.',
    remedy: 'Pair a device: `POST /v1/terminals/{id}/pairing-code`.',
  },
  terminal_inactive: {
    status: 409,
    title: 'The terminal is out of use',
    when: 'A pairing code or another credential was asked for of a terminal whose `active` is false.',
    remedy: 'Take it into use first: `PATCH /v1/terminals/{id}` with `active: true`.',
  },
  terminal_without_members: {
    status: 422,
    title: 'Nobody could punch at the terminal',
    when: '`allMembers` is false and `planningUnitIds` is empty.',
    remedy: 'Name a planning unit, or let all members punch there.',
  },
})
