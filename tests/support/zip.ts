import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipMember {
  name: string;
  content: string | Buffer;
  /** What the archive says of it, where that is not the truth. */
  claims?: { size?: number; crc?: number; isLocked?: boolean };
}

/** A zip archive of a few files (APPNOTE 6.3: local headers, the central directory, its end). */
export function zipOf(members: readonly ZipMember[]): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claims = {} } of members) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const nameBytes = Buffer.from(name);
    // From the flags on, both headers have the same fields: deflated, no time, sums and lengths.
    const shared = Buffer.alloc(24);
    shared.writeUInt16LE(claims.isLocked ? 0x801 : 0x800, 0);
    shared.writeUInt16LE(8, 2);
    shared.writeUInt32LE(claims.crc ?? crc32(bytes), 8);
    shared.writeUInt32LE(packed.length, 12);
    shared.writeUInt32LE(claims.size ?? bytes.length, 16);
    shared.writeUInt16LE(nameBytes.length, 20);
    const local = Buffer.concat([Buffer.from('504b03041400', 'hex'), shared, nameBytes, packed]);
    const at = Buffer.alloc(14);
    at.writeUInt32LE(offset, 10);
    entries.push(Buffer.concat([Buffer.from('504b010214001400', 'hex'), shared, at, nameBytes]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('504b0506', 'hex');
  end.writeUInt16LE(members.length, 8);
  end.writeUInt16LE(members.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}
