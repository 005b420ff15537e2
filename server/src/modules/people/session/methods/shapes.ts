import { array, Type } from '../../../../platform/contract/shapes.ts'

export const RecoveryCodes = array(Type.String(), {
  description: 'Shown this once. Each works once in place of the second factor.',
})

export const exampleRecoveryCodes = ['7h2k-q9xm-04ra', 'w3f8-1nzt-c6dy']

/** Of every operation on how the person of a session signs in. */
export const signInSettings = {
  needs: 'none',
  credential: 'credential_settings',
  withoutSecondFactor: true,
} as const
