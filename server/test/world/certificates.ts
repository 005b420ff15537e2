import { generateKeyPairSync, type KeyObject, randomBytes, sign, X509Certificate } from 'node:crypto'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Certificates for test servers, so that no test needs `openssl` and no key lies in the repository. X.509 version 3
 * (RFC 5280) in DER, EC P-256 with SHA-256: just what TLS checks.
 */
export interface CertificateAuthority {
  /** The authority's own certificate, to be trusted by a client. */
  readonly certificate: string
  /** Makes a server's certificate for host names and IP addresses. */
  issue(names: readonly string[], validity?: Validity): ServerCertificate
}

export interface ServerCertificate {
  readonly cert: string
  readonly key: string
}

export interface Validity {
  readonly notBefore: Temporal.Instant
  readonly notAfter: Temporal.Instant
}

export function createCertificateAuthority(name = 'Test authority'): CertificateAuthority {
  const issuer = keyPair()
  const certificate = build({
    subject: name,
    issuer: name,
    subjectKey: issuer.publicKey,
    signingKey: issuer.privateKey,
    validity: aroundNow(),
    // basicConstraints CA, keyUsage keyCertSign.
    extensions: [extension('551d13', sequence(der(0x01, [0xff]))), extension('551d0f', der(0x03, [2, 0x04]))],
  })
  return {
    certificate,
    issue(names, validity = aroundNow()) {
      const server = keyPair()
      const cert = build({
        subject: names[0] ?? 'server',
        issuer: name,
        subjectKey: server.publicKey,
        signingKey: issuer.privateKey,
        validity,
        // basicConstraints, extendedKeyUsage serverAuth, subjectAltName.
        extensions: [
          extension('551d13', sequence()),
          extension('551d25', sequence(der(0x06, '2b06010505070301'))),
          extension('551d11', sequence(...names.map(generalName))),
        ],
      })
      return { cert, key: server.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() }
    },
  }
}

interface Certificate {
  readonly subject: string
  readonly issuer: string
  readonly subjectKey: KeyObject
  readonly signingKey: KeyObject
  readonly validity: Validity
  readonly extensions: readonly Buffer[]
}

function build(certificate: Certificate): string {
  const ecdsaWithSha256 = sequence(der(0x06, '2a8648ce3d040302'))
  const toBeSigned = sequence(
    der(0xa0, der(0x02, [2])),
    der(0x02, Buffer.concat([Buffer.from([0x01]), randomBytes(15)])),
    ecdsaWithSha256,
    distinguishedName(certificate.issuer),
    sequence(generalizedTime(certificate.validity.notBefore), generalizedTime(certificate.validity.notAfter)),
    distinguishedName(certificate.subject),
    certificate.subjectKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(...certificate.extensions)),
  )
  const signature = sign('sha256', toBeSigned, certificate.signingKey)
  const whole = sequence(toBeSigned, ecdsaWithSha256, der(0x03, Buffer.concat([Buffer.from([0]), signature])))
  return new X509Certificate(whole).toString()
}

const keyPair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })

const aroundNow = (): Validity => {
  const now = Temporal.Now.instant()
  return { notBefore: now.subtract({ hours: 1 }), notAfter: now.add({ hours: 24 }) }
}

/** One DER element; the content as bytes, an array or hexadecimal. */
function der(tag: number, content: Buffer | readonly number[] | string): Buffer {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'hex') : Buffer.from(content)
  const length =
    bytes.length < 0x80
      ? [bytes.length]
      : bytes.length < 0x100
        ? [0x81, bytes.length]
        : [0x82, bytes.length >> 8, bytes.length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...length]), bytes])
}

const sequence = (...parts: readonly Buffer[]): Buffer => der(0x30, Buffer.concat(parts))

const extension = (oid: string, value: Buffer): Buffer => sequence(der(0x06, oid), der(0x04, value))

/** A name of one common name. */
const distinguishedName = (commonName: string): Buffer =>
  sequence(der(0x31, sequence(der(0x06, '550403'), der(0x0c, Buffer.from(commonName, 'utf8')))))

const generalName = (name: string): Buffer =>
  isIP(name) ? der(0x87, ipaddr.parse(name).toByteArray()) : der(0x82, Buffer.from(name, 'ascii'))

/** `YYYYMMDDHHMMSSZ`. RFC 5280 wants the two-digit form before 2050, but every verifier reads this one. */
const generalizedTime = (instant: Temporal.Instant): Buffer =>
  der(
    0x18,
    Buffer.from(`${instant.toString({ smallestUnit: 'second' }).replaceAll(/[-:TZ]/g, '')}Z`, 'ascii'),
  )
