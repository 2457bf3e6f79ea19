/** WebSocket frames by hand (RFC 6455, section 5.2): what no client of ours would send. */

export const opcodes = { continuation: 0, text: 1, binary: 2, reserved: 3, close: 8, ping: 9, pong: 10 } as const;

export interface FrameParts {
  opcode?: number;
  payload?: Buffer | string;
  isFinal?: boolean;
  isMasked?: boolean;
  /** RSV1 to RSV3, as they stand in the first byte: 0x40, 0x20, 0x10. */
  reservedBits?: number;
  /** In place of the payload's own length. */
  claimedBytes?: number;
}

const mask = Buffer.from([0x37, 0xfa, 0x21, 0x3d]);

function lengthField(bytes: number, maskBit: number): Buffer {
  if (bytes < 126) return Buffer.from([maskBit | bytes]);
  if (bytes < 65_536) return Buffer.from([maskBit | 126, bytes >> 8, bytes & 0xff]);
  const field = Buffer.alloc(9);
  field[0] = maskBit | 127;
  field.writeBigUInt64BE(BigInt(bytes), 1);
  return field;
}

/** The bytes of one frame; a whole text message unless told otherwise. */
export function clientFrame(parts: FrameParts = {}): Buffer {
  const { opcode = opcodes.text, isFinal = true, isMasked = true, reservedBits = 0 } = parts;
  const payload = Buffer.from(parts.payload ?? '');
  const claimedBytes = parts.claimedBytes ?? payload.length;
  return Buffer.concat([
    Buffer.from([(isFinal ? 0x80 : 0) | reservedBits | opcode]),
    lengthField(claimedBytes, isMasked ? 0x80 : 0),
    isMasked ? mask : Buffer.alloc(0),
    isMasked ? payload.map((byte, index) => byte ^ (mask[index % 4] ?? 0)) : payload,
  ]);
}

export const clientMessage = (message: object): Buffer => clientFrame({ payload: JSON.stringify(message) });
