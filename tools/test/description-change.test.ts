import { execFile, execFileSync } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { repository, writeFiles } from './checkout.ts'

const rule = 'tools/description-change.mjs'
const announcement = { '.changeset/more.md': "---\n'@konttori/server': minor\n---\n\nMore.\n" }
const described = (version: number) => ({ 'openapi.json': `{"version":${version}}\n` })

let folder: string
const git = (...args: string[]) =>
  execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' },
  }).trim()

async function commit(message: string, files: Record<string, string>): Promise<string> {
  await writeFiles(folder, files)
  git('add', '--all')
  const author = ['-c', 'user.name=Aino', '-c', 'user.email=aino@konttori.example']
  git(...author, 'commit', '--quiet', '--message', message)
  return git('rev-parse', 'HEAD')
}

/** What the rule says of a folder, and whether it holds. */
async function judged(place = folder): Promise<{ holds: boolean; says: string }> {
  return promisify(execFile)(process.execPath, [join(repository, rule), place]).then(
    ({ stdout }) => ({ holds: true, says: stdout }),
    (error: { stderr: string }) => ({ holds: false, says: error.stderr }),
  )
}

async function newFolder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'konttori-changes-'))
  onTestFinished(() => rm(made, { recursive: true, force: true }))
  return made
}

beforeEach(async () => {
  folder = await newFolder()
  git('init', '--quiet', '--initial-branch=main')
  await commit('Describe', described(1))
  await commit('Describe without a word, before there was a rule', described(2))
  await cp(join(repository, rule), join(folder, rule), { recursive: true })
  await commit('Make the rule', {})
})

describe('a change of the description that is committed', () => {
  it('needs no changeset where it was made before the rule', async () =>
    expect(await judged()).toMatchObject({ holds: true }))

  it('is not asked for one any more after a release, which takes all that wait', async () => {
    const manifest = (version: string) => `{\n  "version": "${version}"\n}\n`
    await commit('Begin', { 'server/package.json': manifest('0.1.0') })
    const silent = await commit('Describe silently', described(3))
    expect((await judged()).says).toContain(silent.slice(0, 7))
    await commit('Release', { 'server/package.json': manifest('0.2.0') })
    expect(await judged()).toMatchObject({ holds: true })
    await commit('Describe silently again', described(4))
    expect(await judged()).toMatchObject({ holds: false })
  })

  it('is announced by a changeset of the same commit', async () => {
    await commit('Describe more', { ...described(3), ...announcement })
    expect(await judged()).toMatchObject({ holds: true })
  })

  it('is announced by a changeset that is extended', async () => {
    await commit('Describe more', { ...described(3), ...announcement })
    await commit('Describe still more', { ...described(4), '.changeset/more.md': 'Still more.\n' })
    expect(await judged()).toMatchObject({ holds: true })
  })

  it('is refused without one, by its name, also when others follow', async () => {
    await commit('Describe silently', described(3))
    await commit('Announce too late', announcement)
    expect(await judged()).toEqual({
      holds: false,
      says: expect.stringMatching(
        /^[0-9a-f]+ \(Describe silently\) changes openapi.json without a changeset\n/,
      ),
    })
  })

  it('is not announced by a changeset that is taken away, nor by how changesets are set up', async () => {
    await commit('Describe more', { ...described(3), ...announcement })
    await rm(join(folder, '.changeset/more.md'))
    await commit('Release', described(4))
    expect(await judged()).toMatchObject({ holds: false })
    git('reset', '--quiet', '--hard', 'HEAD~1')
    await commit('Set up', { ...described(4), '.changeset/config.json': '{}', '.changeset/README.md': 'x' })
    expect(await judged()).toMatchObject({ holds: false })
  })

  it('may come with a merge, together with its changeset', async () => {
    git('switch', '--quiet', '--create', 'side')
    await commit('Describe more', { ...described(3), ...announcement })
    git('switch', '--quiet', 'main')
    await commit('Do something else', { 'else.txt': 'else\n' })
    const author = ['-c', 'user.name=Aino', '-c', 'user.email=aino@konttori.example']
    git(...author, 'merge', '--quiet', '--no-edit', 'side')
    expect(await judged()).toMatchObject({ holds: true })
  })

  it('is passed over where it is listed with a reason, and only there', async () => {
    const silent = await commit('Describe silently', described(3))
    await commit('List it', { 'tools/description-change.txt': `# Past\n${silent} published already\n` })
    expect(await judged()).toMatchObject({ holds: true })
    await commit('Describe silently again', described(4))
    expect(await judged()).toMatchObject({ holds: false })
  })

  it('is not passed over without a reason', async () => {
    const silent = await commit('Describe silently', described(3))
    await commit('List it', { 'tools/description-change.txt': `${silent}\n` })
    expect(await judged()).toEqual({
      holds: false,
      says: expect.stringContaining('a whole hash and a reason'),
    })
  })
})

describe('a change of the description that is not committed', () => {
  it.each([
    ['not staged', () => {}],
    ['staged', () => git('add', '--all')],
  ])('is judged too: %s', async (_, stage) => {
    await writeFiles(folder, described(3))
    stage()
    expect(await judged()).toEqual({
      holds: false,
      says: expect.stringContaining('The work that is not committed changes openapi.json'),
    })
    await writeFiles(folder, announcement)
    stage()
    expect(await judged()).toMatchObject({ holds: true })
  })
})

describe('the rule is kept', () => {
  it('in a fresh clone', async () => {
    await commit('Describe silently', described(3))
    const clone = join(await newFolder(), 'clone')
    git('clone', '--quiet', folder, clone)
    expect(await judged(clone)).toMatchObject({ holds: false })
  })

  it('in a clone without the past, of what is there', async () => {
    await commit('Describe silently', described(3))
    await commit('Do something else', { 'else.txt': 'else\n' })
    const clone = join(await newFolder(), 'clone')
    git('clone', '--quiet', '--depth=1', `file://${folder}`, clone)
    expect(await judged(clone)).toMatchObject({ holds: true })
  })

  it('by nobody where there is no git', async () => {
    expect(await judged(await newFolder())).toEqual({
      holds: true,
      says: 'no git checkout, so no change to judge\n',
    })
  })

  it('by this project', async () => expect(await judged(repository)).toMatchObject({ holds: true }))
})
