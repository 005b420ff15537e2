import {
  array,
  object,
  oneOf,
  optional,
  type Static,
  Text,
  Type,
} from '../../../../platform/contract/shapes.ts'

const fields = {
  host: Text(253, { description: 'The name or address of the server; a public one.' }),
  port: Type.Integer({ minimum: 1, maximum: 65_535, description: 'The port that it listens on, mostly 22.' }),
  username: Type.String({
    pattern: '^[^\\u0000-\\u001f\\u007f]{1,100}$',
    description: 'The account at the server.',
  }),
  hostKeys: array(
    Type.String({
      pattern: '^SHA256:[A-Za-z0-9+/]{43}$',
      examples: ['SHA256:uNiVztksCsDhcc0u9e8BrNfXgWJXeWAmQm0KfAvzD1A'],
      description: 'As OpenSSH shows it: `ssh-keyscan <host> | ssh-keygen -lf -`.',
    }),
    {
      minItems: 1,
      maxItems: 8,
      uniqueItems: true,
      description:
        'Fingerprints of the host keys of the server, one per kind of key. A server with none of them is told nothing.',
    },
  ),
  directory: Type.String({
    pattern: '^[^\\u0000-\\u001f\\u007f]{1,500}$',
    description: 'Where files go: absolute, or from where the server puts the account; `.` for there.',
  }),
}

const authentication = oneOf(['password', 'private_key'], {
  description: 'What the account is entered with; it is kept sealed and never shown.',
})

/** As it is answered: without what opens the account. */
export const SftpOptions = object({ ...fields, authentication })
export type SftpOptions = Static<typeof SftpOptions>

const credential = {
  password: optional(
    Text(1000, { description: 'The password of the account, unless it has a private key. Never shown.' }),
  ),
  privateKey: optional(
    Text(20_000, {
      description:
        'A private key in OpenSSH or PEM form without passphrase, unless there is a password. Never shown.',
    }),
  ),
}

export const NewSftp = object({
  host: fields.host,
  port: optional(fields.port),
  username: fields.username,
  hostKeys: fields.hostKeys,
  directory: optional(fields.directory),
  ...credential,
})
export type NewSftp = Static<typeof NewSftp>

export const SftpPatch = object({
  host: optional(fields.host),
  port: optional(fields.port),
  username: optional(fields.username),
  hostKeys: optional(fields.hostKeys),
  directory: optional(fields.directory),
  ...credential,
})
export type SftpPatch = Static<typeof SftpPatch>

export const sftpDefaults = { port: 22, directory: '.' }
