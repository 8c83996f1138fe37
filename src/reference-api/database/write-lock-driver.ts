import { setTimeout } from 'node:timers/promises';
import {
  RawNode,
  SelectQueryNode,
  SqliteDialect,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';
import type Libsql from 'libsql';
import { DataFileError, explainDataFault, isLocked } from './data-file-error';

/** Milliseconds between two tries to get the lock. */
const RETRY_MS = 50;

/** The database, opened without a time for which SQLite itself would wait. */
interface LockableDatabase {
  readonly database: Libsql.Database;
  /** The file's name, for messages. */
  readonly file: string;
  /** How long a write waits for the lock, in milliseconds. */
  readonly lockWaitMs: number;
}

/** True for a statement that writes nothing; a pragma writes, but in no transaction. */
function isRead({ query, sql }: CompiledQuery): boolean {
  return RawNode.is(query) ? /^\s*(select|with|pragma)\b/i.test(sql) : SelectQueryNode.is(query);
}

/**
 * Takes the file's lock before anything is written, and waits for it without stopping this process: SQLite itself would
 * wait in the only thread. Nothing is begun before the lock is there, so that nothing is ever half written.
 */
class WriteLockDriver implements Driver {
  private isInTransaction = false;

  /**
   * @param turns lets one user at a time have the file's one connection
   */
  constructor(
    private readonly turns: Driver,
    private readonly lockable: LockableDatabase,
  ) {}

  init(): Promise<void> {
    return this.turns.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await this.turns.acquireConnection();
    return {
      executeQuery: (query) => this.execute(connection, query),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }

  releaseConnection(connection: DatabaseConnection): Promise<void> {
    return this.turns.releaseConnection(connection);
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await this.begin(connection);
    this.isInTransaction = true;
  }

  commitTransaction(): Promise<void> {
    try {
      this.commit();
      return Promise.resolve();
    } catch (error) {
      throw explainDataFault(error, this.lockable.file);
    }
  }

  rollbackTransaction(): Promise<void> {
    this.rollBack();
    return Promise.resolve();
  }

  destroy(): Promise<void> {
    return this.turns.destroy();
  }

  private async execute<R>(
    connection: DatabaseConnection,
    query: CompiledQuery,
  ): Promise<QueryResult<R>> {
    try {
      return await this.run<R>(connection, query);
    } catch (error) {
      throw explainDataFault(error, this.lockable.file);
    }
  }

  /** Runs a statement; one that writes has a transaction of its own where there is none. */
  private async run<R>(
    connection: DatabaseConnection,
    query: CompiledQuery,
  ): Promise<QueryResult<R>> {
    if (this.isInTransaction || isRead(query)) return connection.executeQuery<R>(query);
    await this.begin(connection);
    try {
      const result = await connection.executeQuery<R>(query);
      this.commit();
      return result;
    } catch (error) {
      this.rollBack();
      throw error;
    }
  }

  /** Begins a transaction that has the lock from the start. While it waits, others have their turn. */
  private async begin(connection: DatabaseConnection): Promise<void> {
    const { file, lockWaitMs } = this.lockable;
    const end = performance.now() + lockWaitMs;
    while (!this.tryToBegin()) {
      if (performance.now() >= end) {
        throw new DataFileError(
          `${file} was locked by another program for ${String(lockWaitMs)} ms, so nothing was written`,
        );
      }
      await this.turns.releaseConnection(connection);
      await setTimeout(RETRY_MS);
      await this.turns.acquireConnection();
    }
  }

  private tryToBegin(): boolean {
    try {
      // A prepared statement that was refused would keep the file as it was then in view, and with it every later one.
      this.lockable.database.exec('begin immediate');
      return true;
    } catch (error) {
      if (isLocked(error)) return false;
      throw error;
    }
  }

  private commit(): void {
    this.lockable.database.exec('commit');
    this.isInTransaction = false;
  }

  private rollBack(): void {
    const { database } = this.lockable;
    this.isInTransaction = false;
    // Some faults, such as a full disk, have rolled it back already. A closed database must not be asked.
    if (database.open && database.inTransaction) database.exec('rollback');
  }
}

/** SQLite for Kysely, where a write that finds the file locked waits for it alone. */
export class WriteLockDialect extends SqliteDialect {
  constructor(private readonly lockable: LockableDatabase) {
    super({ database: lockable.database });
  }

  override createDriver(): Driver {
    return new WriteLockDriver(super.createDriver(), this.lockable);
  }
}
