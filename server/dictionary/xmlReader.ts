/** What a document consists of, in its order. Names and texts come as written, with entities replaced. */
export interface XmlHandler {
  open: (name: string, attributes: string) => void;
  text: (text: string) => void;
  close: (name: string) => void;
}

export interface XmlReader {
  write: (text: string) => void;
  /** Says that nothing follows. */
  end: () => void;
  /** From 1: where reading stands. */
  line: () => number;
}

const maxDepth = 64;
const elementName = /^[\p{L}_][\p{L}\p{N}_.:-]*/u;
const named = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }));

/**
 * Reads XML piece by piece and holds no more than one tag or text. Entities that the document declares are never
 * expanded, so that none can grow: their name stands for them, which is what JMdict uses them for (`&uk;`).
 * @param fail makes the error for something wrong at the present line
 */
export function createXmlReader(
  handler: XmlHandler,
  { maxItemBytes, fail }: { maxItemBytes: number; fail: (what: string, line: number) => Error },
): XmlReader {
  let rest = '';
  let at = 0;
  let line = 1;
  let isInDeclarations = false;
  let isEnded = false;
  const open: string[] = [];

  const broken = (what: string) => fail(what, line);

  /** The place after the next `mark`, or -1 where it has not come yet. */
  function after(mark: string, from: number): number {
    const found = rest.indexOf(mark, from);
    return found < 0 ? -1 : found + mark.length;
  }

  /** The place after the first of `marks` that stands in no quotes. */
  function afterUnquoted(marks: string, from: number): number {
    for (let index = from; index < rest.length; index += 1) {
      const character = rest[index] ?? '';
      if (marks.includes(character)) return index + 1;
      if (character === '"' || character === "'") {
        index = rest.indexOf(character, index + 1);
        if (index < 0) return -1;
      }
    }
    return -1;
  }

  /** Where the next piece ends, and what is done with it; an end of -1 waits for more. */
  function nextPiece(): [end: number, take?: (piece: string) => void] {
    if (isInDeclarations) return nextDeclaration();
    if (rest[at] !== '<') {
      const found = rest.indexOf('<', at);
      return [found < 0 && isEnded ? rest.length : found, takeText];
    }
    if (rest.startsWith('<!--', at)) return [after('-->', at + 4)];
    if (rest.startsWith('<?', at)) return [after('?>', at + 2)];
    if (rest.startsWith('<![CDATA[', at)) return [after(']]>', at + 9), takeCharacters];
    if (rest.startsWith('<!DOCTYPE', at)) return [afterUnquoted('[>', at + 9), takeDocumentType];
    if ('<!DOCTYPE'.startsWith(rest.slice(at)) || '<![CDATA['.startsWith(rest.slice(at))) return [-1];
    if (rest.startsWith('<!', at)) throw broken('this is not XML.');
    return [afterUnquoted('>', at + 1), takeTag];
  }

  function nextDeclaration(): [end: number, take?: (piece: string) => void] {
    const first = rest[at] ?? '';
    if (/\s/u.test(first)) return [at + 1];
    if (first === '%') return [after(';', at)];
    if (rest.startsWith('<!--', at)) return [after('-->', at + 4)];
    if (rest.startsWith('<?', at)) return [after('?>', at + 2)];
    if (rest.length - at < 4 && '<!--'.startsWith(rest.slice(at))) return [-1];
    if (first === '<') return [afterUnquoted('>', at + 1)];
    if (first === ']') return [after('>', at), () => (isInDeclarations = false)];
    throw broken('its document type is broken.');
  }

  function takeDocumentType(piece: string): void {
    isInDeclarations = piece.endsWith('[');
  }

  function takeCharacters(piece: string): void {
    handler.text(piece.slice(9, -3));
  }

  function takeText(piece: string): void {
    if (open.length > 0) handler.text(withoutEntities(piece));
    else {
      const found = piece.search(/[^\s\uFEFF]/u);
      if (found < 0) return;
      line += newlinesIn(piece.slice(0, found));
      throw broken('there is text outside of all tags.');
    }
  }

  function takeTag(piece: string): void {
    const isClosing = piece.startsWith('</');
    const isEmpty = piece.endsWith('/>');
    const inner = piece.slice(isClosing ? 2 : 1, isEmpty ? -2 : -1);
    const name = elementName.exec(inner)?.[0];
    const attributes = inner.slice(name?.length ?? 0);
    if (name === undefined || attributes.includes('<') || (isClosing && attributes.trim() !== ''))
      throw broken(`${shown(piece)} is no tag.`);
    if (isClosing) {
      const expected = open.pop();
      if (expected !== name)
        throw broken(`</${name}> stands where ${expected ? `</${expected}>` : 'no closing tag'} is expected.`);
      handler.close(name);
      return;
    }
    handler.open(name, attributes);
    if (isEmpty) {
      handler.close(name);
      return;
    }
    open.push(name);
    if (open.length > maxDepth) throw broken(`tags are nested more than ${maxDepth} deep.`);
  }

  function readPieces(): void {
    at = 0;
    while (at < rest.length) {
      const [end, take] = nextPiece();
      if (end < 0) break;
      const piece = rest.slice(at, end);
      take?.(piece);
      line += newlinesIn(piece);
      at = end;
    }
    rest = rest.slice(at);
    if (rest.length > maxItemBytes) throw broken(`a tag or a text is longer than ${maxItemBytes} characters.`);
  }

  return {
    write(text) {
      rest += text;
      readPieces();
    },
    end() {
      isEnded = true;
      readPieces();
      if (rest !== '' || open.length > 0 || isInDeclarations) throw broken('the file ends in the middle.');
    },
    line: () => line,
  };
}

function shown(piece: string): string {
  return piece.length > 40 ? `${piece.slice(0, 40)}…` : piece;
}

function newlinesIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

function withoutEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([\w.:-]+));/giu,
    (_, hex?: string, decimal?: string, name = '') => {
      if (name !== '') return named.get(String(name)) ?? String(name);
      const codePoint = hex === undefined ? Number(decimal) : parseInt(hex, 16);
      return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : '\uFFFD';
    },
  );
}

/** The value of one attribute of a tag, if it has it. */
export function attributeOf(attributes: string, name: string): string | undefined {
  const at = attributes.search(new RegExp(`\\s${name}\\s*=\\s*["']`, 'u'));
  if (at < 0) return undefined;
  const value = attributes.slice(at).replace(/^[^=]*=\s*/u, '');
  return value.slice(1, value.indexOf(value[0] ?? '', 1));
}
