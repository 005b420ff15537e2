import { events } from '../../../../platform/contract/events.ts'
import { contract } from '../../../../platform/contract/family.ts'
import { described, InstantInput, object, page, paging } from '../../../../platform/contract/shapes.ts'
import { takingRefusals } from '../../punch-clock/punches/refusals.ts'
import { deviceRefusals } from './refusals.ts'
import {
  ClockMeasured,
  Device,
  DeviceMember,
  DevicePunch,
  DeviceQueue,
  mostPunches,
  PunchTaken,
  QueueTaken,
} from './shapes.ts'

const device = { needs: 'none', credential: 'device' } as const
const tap = {
  clientPunchId: '0199f2a0-0000-4000-8000-000000000032',
  kind: 'clock_in',
  occurredAt: '2026-11-20T05:58:12.000Z',
  badgeCode: '04:A2:5F:1B',
}

export const devices = contract({
  name: 'device',
  tag: 'Terminals',
  refusals: deviceRefusals,
  uses: { refusals: takingRefusals },
  events: events({}),
  operations: {
    get: {
      ...device,
      method: 'GET',
      path: '/v1/device',
      summary: 'Read what the device stands for',
      description: 'The terminal, whose it is, and the clock.',
      answers: Device,
    },
    members: {
      ...device,
      method: 'GET',
      path: '/v1/device/members',
      summary: 'List who punches here',
      description:
        'The members of the terminal’s planning units as of today, by name: those who are employed and not deactivated. Their names and states are all that a device ever learns of them.',
      query: object({ ...paging }),
      answers: page(DeviceMember),
    },
    measureClock: {
      ...device,
      method: 'POST',
      path: '/v1/device/clock',
      summary: 'Measure the clock of the device',
      description:
        'Say what the clock of the device shows. Its offset is kept with the terminal and with every punch. Send three in a row at the start of the device and every hour: the smallest offset counts, as the others were longer under way.',
      body: object({
        deviceTime: described(InstantInput, 'The clock of the device when the request is sent.'),
      }),
      answers: ClockMeasured,
      refuses: ['device_clock_unusable'],
      example: { body: { deviceTime: '2026-11-20T09:29:59.660Z' } },
    },
    punch: {
      ...device,
      method: 'POST',
      path: '/v1/device/punches',
      summary: 'Punch at the terminal',
      description:
        'Punch for the member who shows a badge, or who was chosen from the list and typed a PIN. Safe to send again for ever with the same `clientPunchId`.',
      body: DevicePunch,
      answers: PunchTaken,
      refuses: [
        'device_identification_incomplete',
        'device_member_unknown',
        'device_member_elsewhere',
        'device_attempts_exhausted',
        'device_pin_locked',
        'punch_id_reused',
        'punch_too_old',
        'punch_in_future',
      ],
      example: { body: tap },
    },
    punchBatch: {
      ...device,
      method: 'POST',
      path: '/v1/device/punches/batch',
      summary: 'Send an offline queue',
      description: `Take up to ${mostPunches} punches that were tapped while the device was offline, in any order. Always 200, with one result a row in the order of the rows. They are by badge: a PIN is typed for one tap and kept nowhere.`,
      body: DeviceQueue,
      answers: QueueTaken,
      example: { body: { punches: [tap] } },
    },
  },
})
