import { refusals } from '../../../../platform/contract/refusals.ts'
import { translations } from './refusal-translations.ts'

/** What is told of the member whom somebody at a terminal claims to be; of single rows of a batch too. */
export const memberRefusals = refusals(translations, {
  device_member_unknown: {
    status: 422,
    title: 'The terminal knows nobody by this',
    when: 'No member has the badge, the PIN is not that of the member or they have none, there is no such member, or they are deactivated or were not employed on the day. These are told alike.',
    remedy: 'Try again, or have an administrator set the badge or the PIN.',
    security: 'devices.refused',
  },
  device_member_elsewhere: {
    status: 422,
    title: 'The member punches elsewhere',
    when: 'On the day the member belonged to none of the planning units of the terminal, and `allMembers` is false.',
    remedy: 'Punch at a terminal of the member’s own unit, or have an administrator add the unit.',
  },
  device_attempts_exhausted: {
    status: 429,
    title: 'Too many badges or PINs were wrong at the device',
    when: 'Unknown badges and wrong PINs of one device are limited. Until `retryAt` nobody punches at it.',
    remedy: 'Wait until `retryAt`, keep what was not taken, and send it again.',
    retryable: true,
  },
})

export const deviceRefusals = refusals(translations, {
  ...memberRefusals,
  device_pin_locked: {
    status: 423,
    title: 'The PIN is locked',
    when: 'Too many PINs were wrong for the member, at whatever device; also for an id that names nobody. Until `retryAt` no PIN of theirs is looked at.',
    remedy: 'Wait until `retryAt`, or punch with the badge.',
    retryable: true,
    security: 'limits.exceeded',
  },
  device_identification_incomplete: {
    status: 400,
    title: 'Nobody is named, or somebody twice',
    when: 'A punch has neither a `badgeCode` nor `membershipId` and `pin` together, or has all of them.',
    remedy: 'Send the badge code, or the member and their PIN.',
  },
  device_clock_unusable: {
    status: 422,
    title: 'The clock of the device is wrong by more than a day',
    when: '`deviceTime` is more than 24 hours away from the clock of the service, `serverTime`.',
    remedy: 'Set the clock of the device, and measure it again.',
  },
})
