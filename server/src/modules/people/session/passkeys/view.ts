import type { Passkey } from '../methods/sign-in-methods.ts'

export const passkey = ({
  id,
  name,
  backedUp,
  createdAt,
  lastUsedAt,
  updatedAt,
}: Omit<Passkey, 'credentialId' | 'transports'>) => ({
  id,
  name,
  backedUp,
  createdAt,
  lastUsedAt,
  updatedAt,
})
