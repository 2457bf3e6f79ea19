/** What this project uses of better-sqlite3, which brings no types of its own. */
declare module 'better-sqlite3' {
  interface Statement {
    readonly reader: boolean;
    all(...values: unknown[]): unknown[];
    run(...values: unknown[]): { changes: number };
  }
  export default class Database {
    /** `timeout`: milliseconds to wait for another connection's lock. */
    constructor(file: string, options?: { readonly?: boolean; fileMustExist?: boolean; timeout?: number });
    readonly inTransaction: boolean;
    prepare(sql: string): Statement;
    exec(script: string): this;
    pragma(text: string): unknown;
    backup(file: string): Promise<unknown>;
    close(): this;
  }
}
