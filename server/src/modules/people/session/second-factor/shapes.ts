import { optional, Text, Type } from '../../../../platform/contract/shapes.ts'
import { Assertion } from '../passkeys/shapes.ts'
import { Password } from '../passwords/shapes.ts'
import { TotpCode } from '../totp/contract.ts'

const RecoveryCode = Text(64, { description: 'One of the ten; case and hyphens do not count.' })

const given = {
  totp: optional(TotpCode),
  recoveryCode: optional(RecoveryCode),
  passkey: optional(Assertion),
}

/** The second step: the challenge, and exactly one thing that answers it. */
export const SecondFactorAnswer = Type.Object(
  {
    challenge: Text(200, {
      description: 'The challenge of the sign-in that it answers; it can be answered once.',
    }),
    ...given,
  },
  { additionalProperties: false, minProperties: 2, maxProperties: 2 },
)

/** Exactly one thing that shows who one is. */
export const Proof = Type.Object(
  { password: optional(Password), ...given },
  { additionalProperties: false, minProperties: 1, maxProperties: 1 },
)
