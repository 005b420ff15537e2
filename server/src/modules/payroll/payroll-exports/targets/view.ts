import type { ExportTarget } from './shapes.ts'
import type { StoredTarget } from './store.ts'
import type { SigningSecret, Target } from './target.ts'

export const exportTarget = (stored: StoredTarget): ExportTarget => ({
  id: stored.id,
  name: stored.name,
  transport: stored.transport,
  format: stored.format,
  url: stored.url,
  sftp: stored.sftp,
  payTypeCodes: stored.payTypeCodes,
  csv: stored.csv,
  netvisor: stored.netvisor,
  fileName: stored.fileName,
  active: stored.active,
  // The secret of an sftp target signs nothing.
  secretVersions:
    stored.transport === 'https'
      ? stored.secretVersions.map(({ createdAt, expiresAt }) => ({ createdAt, expiresAt }))
      : [],
  createdAt: stored.createdAt,
  updatedAt: stored.updatedAt,
})

/** A target as it is answered to its maker, with the secret that is never shown again. */
export const createdTarget = (
  target: Target,
  made: { readonly text: string | null; readonly secret: SigningSecret } | null,
) => ({
  ...exportTarget({ ...target, secretVersions: made ? [made.secret] : [] }),
  secret: made?.text ?? null,
})
