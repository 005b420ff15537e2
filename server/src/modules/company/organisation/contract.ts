import { events } from '../../../platform/contract/events.ts'
import { contract } from '../../../platform/contract/family.ts'
import { instant } from '../../../platform/contract/reason-values.ts'
import { refusals } from '../../../platform/contract/refusals.ts'
import {
  array,
  described,
  DryRun,
  expectedUpdatedAt,
  InstantInput,
  object,
  optional,
  partial,
  Type,
} from '../../../platform/contract/shapes.ts'
import { features } from '../../../platform/vocabulary/features.ts'
import { entryTypeNotFound } from '../catalogs/entry-types/refusals.ts'
import { periodLocked } from '../catalogs/refusals.ts'
import { notASandbox, punchEntryTypeUnfit } from './refusals.ts'
import { farthestAheadMinutes, ModuleSwitch, SandboxClock, Settings, settingsFields } from './shapes.ts'
import { translations } from './refusal-translations.ts'

const { properties: changeable } = partial(settingsFields)

export const settings = contract({
  name: 'settings',
  tag: 'Settings',
  about: 'Settings of the organisation, and the clock of a sandbox.',
  refusals: refusals(translations, {
    settings_stale: {
      status: 409,
      title: 'The settings have changed',
      when: '`expectedUpdatedAt` is not the current `updatedAt` of the settings.',
      remedy: 'Read the settings again and decide anew.',
    },
    time_zone_unknown: {
      status: 422,
      title: 'No such time zone',
      when: '`timeZone` is not a zone of the IANA time zone database.',
      remedy: 'Use a name such as `Europe/Helsinki`; an offset such as `+02:00` is no zone.',
    },
    ...notASandbox,
    ...punchEntryTypeUnfit,
    clock_moves_forward_only: {
      status: 422,
      values: {
        now: instant('Where the clock stands.'),
      },
      title: 'The clock only moves forward',
      when: "The sandbox's clock is asked to stand still or to go back.",
      remedy: "Ask for an instant later than the clock's `now`, or for a positive number of minutes.",
    },
    clock_too_far_ahead: {
      status: 422,
      title: 'The clock would be too far ahead',
      when: "The sandbox's clock would be more than ten years ahead of real time; `latest` is the bound.",
      remedy: 'Use a new sandbox when you have come so far.',
    },
  }),
  uses: { refusals: { ...periodLocked, ...entryTypeNotFound } },
  events: events({}),
  audited: { organisation: { '*': 'open' } },
  changesAccess: { organisation: 'rights.settings_changed' },
  operations: {
    get: {
      method: 'GET',
      path: '/v1/settings',
      summary: 'Read the settings',
      description: "The organisation's settings that rules read, and its modules.",
      needs: ['org.admin'],
      answers: Settings,
    },
    update: {
      method: 'PATCH',
      path: '/v1/settings',
      summary: 'Change the settings',
      description:
        'Change settings, or switch licensed modules on and off. Absent fields and modules keep their value. Whether a module is licensed is never writable: switching an unlicensed one is 402 `feature_not_in_plan`. How people sign in (`secondFactorRequired`, `secondFactorRequiredOfAdministrators`, `sessionIdleMinutes`, `sessionHours`) is changed in a human session within fifteen minutes of a proof: keys get `api_key_cannot_manage_credentials`.',
      needs: ['org.admin'],
      body: object({
        ...changeable,
        modules: optional(
          array(ModuleSwitch, {
            maxItems: features.length,
            description: 'The modules to switch; the others keep their value.',
          }),
        ),
        expectedUpdatedAt,
        dryRun: DryRun,
      }),
      answers: Settings,
      refuses: [
        'settings_stale',
        'time_zone_unknown',
        'period_locked',
        'entry_type_not_found',
        'punch_entry_type_unfit',
        'feature_not_in_plan',
        'recent_authentication_required',
        'api_key_cannot_manage_credentials',
      ],
      example: {
        body: { punchPolicy: 'clocking_required', modules: [{ module: 'crm', active: false }] },
      },
    },
    readClock: {
      method: 'GET',
      path: '/v1/sandbox/clock',
      summary: "Read the sandbox's clock",
      needs: ['org.admin'],
      answers: SandboxClock,
      refuses: ['not_a_sandbox'],
    },
    advanceClock: {
      method: 'POST',
      path: '/v1/sandbox/clock/advance',
      summary: "Move the sandbox's clock forward",
      description:
        "Move the sandbox's clock forward, by minutes or to an instant. Every rule, job, token lifetime and retention of the sandbox follows its clock: whose last day has passed is deactivated, and what is assigned from a later day is in force, when the answer comes. A browser session may end, and a key expire, by it too. Tokens of connected apps live in real time all the same. It never goes back.",
      needs: ['org.admin'],
      body: Type.Object(
        {
          minutes: optional(
            Type.Integer({
              minimum: -farthestAheadMinutes,
              maximum: farthestAheadMinutes,
              description: 'How far to move the clock forward, minutes.',
            }),
          ),
          to: optional(described(InstantInput, 'The instant to move the clock forward to.')),
        },
        { additionalProperties: false, minProperties: 1, maxProperties: 1 },
      ),
      answers: SandboxClock,
      refuses: ['not_a_sandbox', 'clock_moves_forward_only', 'clock_too_far_ahead'],
      example: { body: { minutes: 1440 } },
    },
  },
})
