import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where files lie, as `KONTTORI_FILES_URL` has it. */
export type FilePlace =
  | Directory
  | {
      readonly kind: 'bucket'
      /** Null: the region's own of AWS. */
      readonly endpoint: string | null
      readonly region: string
      readonly bucket: string
      /** The bucket is in the path of its URLs, not in the name of the host. */
      readonly pathStyle: boolean
      /** Null: those of the environment, as every program for AWS finds them. */
      readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null
    }

export interface Directory {
  readonly kind: 'directory'
  /** Absolute. */
  readonly path: string
}

export const filesUrlForm =
  'a directory, such as file:///srv/konttori-files, or a bucket, such as s3://KEY:SECRET@s3.example.com/bucket?region=eu-north-1&pathStyle=true (a / or + in the secret is written %2F or %2B; without host: AWS; without credentials: those of AWS_ACCESS_KEY_ID and the like)'

/** Undefined when the text names no place. `regionOfEnvironment` is for a bucket whose URL names no region. */
export function readFilesUrl(
  text: string,
  dataDir: string,
  regionOfEnvironment?: string,
): FilePlace | undefined {
  if (text === 'file:') return directoryOf(dataDir)
  const url = URL.parse(text)
  if (url?.protocol === 'file:') return readDirectory(url)
  if (url?.protocol === 's3:') return readBucket(url, regionOfEnvironment)
  return undefined
}

/** The default place. */
export const directoryOf = (dataDir: string): Directory => ({
  kind: 'directory',
  path: resolve(dataDir, 'files'),
})

/** As a person may see it: without credentials. */
export const placeText = (place: FilePlace): string =>
  place.kind === 'directory'
    ? place.path
    : `bucket ${place.bucket} at ${place.endpoint ?? `AWS ${place.region}`}`

function readDirectory(url: URL): FilePlace | undefined {
  if (url.host || url.search || url.hash || url.pathname === '/') return undefined
  return { kind: 'directory', path: resolve(fileURLToPath(url)) }
}

/** https://docs.aws.amazon.com/AmazonS3/latest/userguide/bucketnamingrules.html */
const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/

function readBucket(url: URL, regionOfEnvironment: string | undefined): FilePlace | undefined {
  const { region: told, pathStyle: style, tls: secure, ...others } = Object.fromEntries(url.searchParams)
  const [pathStyle, tls] = [switchOf(style, url.host !== ''), switchOf(secure, true)]
  const bucket = url.pathname.replace(/^\//, '').replace(/\/$/, '')
  const region = told ?? regionOfEnvironment ?? (url.host ? 'us-east-1' : undefined)
  const credentials = credentialsOf(url)
  const isPlain = Object.keys(others).length === 0 && url.hash === '' && bucketName.test(bucket)
  if (!isPlain || pathStyle === undefined || tls === undefined || credentials === undefined) return undefined
  if (region === undefined || !/^[a-z0-9-]{1,40}$/.test(region)) return undefined
  if (url.host === '' && (pathStyle || !tls)) return undefined
  const endpoint = url.host ? `${tls ? 'https' : 'http'}://${url.host}` : null
  return { kind: 'bucket', endpoint, region, bucket, pathStyle, credentials }
}

const switchOf = (text: string | undefined, fallback: boolean): boolean | undefined =>
  text === undefined ? fallback : text === 'true' ? true : text === 'false' ? false : undefined

/** Undefined for one half of a pair. */
function credentialsOf({ username, password }: URL) {
  if (!username && !password) return null
  if (!username || !password) return undefined
  try {
    return { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) }
  } catch {
    return undefined
  }
}

/** A directory of this process alone, made when the first file is written. */
export const processDirectory = () => ({
  kind: 'directory' as const,
  path: join(tmpdir(), `konttori-files-${randomUUID()}`),
})
