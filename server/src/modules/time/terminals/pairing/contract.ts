import { events } from '../../../../platform/contract/events.ts'
import { contract } from '../../../../platform/contract/family.ts'
import { notTaken } from '../../../../platform/contract/idempotency.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import { described, IdOf, object, Type } from '../../../../platform/contract/shapes.ts'
import { exampleCredential } from '../record/contract.ts'

export const devicePairing = contract({
  name: 'device',
  tag: 'Terminals',
  refusals: refusals({
    pairing_code_invalid: {
      status: 422,
      title: 'The pairing code is not good',
      when: 'The code is none of the organisation, was used, is older than 15 minutes or belongs to a terminal that is out of use, or there is no such organisation. These are told alike.',
      remedy: 'Type it in again, or make another one: `POST /v1/terminals/{id}/pairing-code`.',
      security: 'devices.refused',
    },
  }),
  events: events({}),
  operations: {
    pair: {
      method: 'POST',
      path: '/v1/device/pair',
      idempotency: notTaken(
        'The code works once, and the credential is shown once: after a lost answer make another code.',
      ),
      summary: 'Pair a device',
      description:
        'Give the code that an administrator made, and get the credential of the device, which is in this answer and nowhere else. The device that the terminal had before ends. Wrong codes are limited by network address and by organisation: 429 `too-many-requests` with the scope `pairing`.',
      needs: 'none',
      credential: 'public',
      transaction: 'none',
      body: object({
        organisation: Type.String({
          minLength: 1,
          maxLength: 100,
          description: 'The `slug` of the organisation, which stands beside the code.',
        }),
        pairingCode: Type.String({
          minLength: 8,
          maxLength: 20,
          description: 'The code. Upper and lower case are alike, and spaces and hyphens do not count.',
        }),
      }),
      status: 201,
      answers: object({
        credential: Type.String({
          description: 'The credential of the device, to be sent as `Authorization: Bearer`.',
        }),
        terminalId: described(IdOf('terminal'), 'The terminal that the device stands for from now on.'),
        name: Type.String({ description: 'What the terminal is called.' }),
      }),
      refuses: ['pairing_code_invalid'],
      example: {
        body: { organisation: 'meri', pairingCode: 'K7MP-X2QR' },
        answer: {
          credential: exampleCredential,
          terminalId: '0199f2a0-0000-7000-8000-000000000020',
          name: 'Workshop door',
        },
      },
    },
  },
})
