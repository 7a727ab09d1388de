import type { TestProject } from 'vitest/node';
import { findMongo, type MongoServer } from '../../functions/platform/store/testing/mongo-server.ts';

// One MongoDB server for the whole test run. Every suite has its own databases.

let mongo: MongoServer | null = null;

export async function setup(project: TestProject): Promise<void> {
  mongo = await findMongo();
  project.provide('mongo', mongo && { uri: mongo.uri, server: mongo.server });
}

export async function teardown(): Promise<void> {
  await mongo?.stop();
}
