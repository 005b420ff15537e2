// The search: the index of this installation, looked through in the browser.

const kinds = { guide: 'Guide', tag: 'Group', operation: 'Operation', code: 'Error code', event: 'Event' }
const mostResults = 30

/** The dialog, which reads the index when it is first opened. */
export class Search {
  #address
  #entries = []
  #dialog = element('dialog', { 'aria-label': 'Search the reference' })
  #input = element('input', {
    type: 'text',
    placeholder: 'An operation, a path, a code, an event …',
    autocomplete: 'off',
    spellcheck: 'false',
    role: 'combobox',
    'aria-label': 'Search the reference',
    'aria-expanded': 'true',
    'aria-controls': 'results',
    'aria-autocomplete': 'list',
  })
  #note = element('p', { role: 'status' })
  #list = element('div', { id: 'results', role: 'listbox', 'aria-label': 'Results' })

  /** @param {string} address of the index */
  constructor(address) {
    this.#address = address
    this.#dialog.append(this.#input, this.#note, this.#list)
    document.body.append(this.#dialog)
    this.#input.addEventListener('input', () => this.#show())
    this.#dialog.addEventListener('keydown', event => this.#press(event))
    this.#list.addEventListener('click', event => this.#go(event.target.closest('[role="option"]')))
    this.#dialog.addEventListener('click', event => {
      if (event.target === this.#dialog) this.#dialog.close()
    })
  }

  async open() {
    if (!this.#dialog.open) this.#dialog.showModal()
    this.#input.select()
    try {
      if (this.#entries.length === 0) this.#entries = await read(this.#address)
      this.#show()
    } catch {
      this.#note.textContent = 'The index could not be read. Close this and try again.'
    }
  }

  #show() {
    const query = this.#input.value.trim()
    const found = resultsFor(query, this.#entries)
    this.#list.replaceChildren(...found.map(optionFor))
    this.#select(0)
    this.#note.textContent = found.length > 0 ? '' : `Nothing is called “${query}”.`
  }

  #press(event) {
    const options = [...this.#list.children]
    const selected = options.findIndex(option => option.ariaSelected === 'true')
    if (event.key === 'Enter') this.#go(options[selected])
    else if (event.key === 'ArrowDown') this.#select((selected + 1) % options.length)
    else if (event.key === 'ArrowUp') this.#select((selected - 1 + options.length) % options.length)
    else return
    event.preventDefault()
  }

  #select(index) {
    const options = [...this.#list.children]
    for (const [at, option] of options.entries()) option.ariaSelected = String(at === index)
    this.#input.setAttribute('aria-activedescendant', options[index]?.id ?? '')
    options[index]?.scrollIntoView({ block: 'nearest' })
  }

  #go(option) {
    if (!option) return
    this.#dialog.close()
    location.assign(option.dataset.href)
  }
}

async function read(address) {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`)
  return answer.json()
}

function element(name, attributes) {
  const made = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value)
  return made
}

function optionFor([kind, title, words, href], at) {
  const option = element('div', { id: `result-${at}`, role: 'option', 'data-href': href })
  for (const [name, text] of [
    ['i', kinds[kind] ?? kind],
    ['b', title],
    ['small', words],
  ]) {
    const part = element(name, {})
    part.textContent = text
    option.append(part)
  }
  return option
}

/** The entries that have every word of the query, best first; without such those that nearly do. */
export function resultsFor(query, entries) {
  const wanted = plain(query).split(' ').filter(Boolean)
  if (wanted.length === 0) return entries.filter(([kind, , , href]) => kind === 'guide' && !href.includes('#'))
  const scored = scoresOf(entries, entry => scoreOf(entry, wanted))
  const found = scored.length > 0 ? scored : scoresOf(entries, entry => nearScoreOf(entry, wanted))
  return found.slice(0, mostResults).map(({ entry }) => entry)
}

const scoresOf = (entries, score) =>
  entries
    .map((entry, at) => ({ entry, at, score: score(entry) }))
    .filter(one => one.score > 0)
    .sort((a, b) => b.score - a.score || a.at - b.at)

/** `workDays.approveBatch` and `work_days` as words, in lower case. */
const plain = text =>
  text
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

function scoreOf([kind, title, words], wanted) {
  const name = plain(title)
  const joined = name.replaceAll(' ', '')
  const rest = plain(words)
  let score = kind === 'guide' || kind === 'tag' ? 3 : kind === 'operation' ? 2 : 1
  for (const word of wanted)
    if (` ${name} `.includes(` ${word} `)) score += 40
    else if (` ${name}`.includes(` ${word}`)) score += 30
    else if (joined.includes(word)) score += 20
    else if (` ${rest}`.includes(` ${word}`)) score += 8
    else if (rest.replaceAll(' ', '').includes(word)) score += 4
    else return 0
  const phrase = wanted.join(' ')
  return name === phrase ? score + 100 : name.startsWith(phrase) ? score + 15 : score
}

/** For a slip of the finger: each word is one letter away from a word of the title. */
function nearScoreOf([, title], wanted) {
  const names = plain(title).split(' ')
  return wanted.every(word => word.length > 3 && names.some(name => isNear(word, name))) ? 1 : 0
}

/** One letter more, less, other, or two that have changed places; of a longer name its beginning counts. */
function isNear(word, name) {
  for (let length = word.length - 1; length <= word.length + 1; length++) {
    const start = name.slice(0, length)
    let from = 0
    while (from < word.length && word[from] === start[from]) from++
    const [left, right] = [word.slice(from), start.slice(from)]
    if (left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1)) return true
    if (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2)) return true
  }
  return false
}
