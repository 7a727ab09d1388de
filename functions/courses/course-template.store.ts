import type { Store, StoreCollection, StoredDocument } from '../platform/store/store.ts';
import type { CourseContent } from './course-content.ts';

export interface CourseTemplateDocument extends StoredDocument, CourseContent {}

/** The site's own templates. They have no owner, and anyone can read them. */
export class CourseTemplateStore {
  private readonly templates: StoreCollection<CourseTemplateDocument>;

  constructor(store: Store) {
    this.templates = store.collection<CourseTemplateDocument>('courseTemplates');
  }

  /** The templates by name. There are only a few, so 100 are enough. */
  list(): Promise<CourseTemplateDocument[]> {
    return this.templates.find({}).sort({ name: 1, _id: 1 }).limit(100).toArray();
  }

  find(id: string): Promise<CourseTemplateDocument | null> {
    return this.templates.findOne({ _id: { $eq: id } });
  }

  async isEmpty(): Promise<boolean> {
    return (await this.templates.findOne({})) === null;
  }

  async add(template: CourseTemplateDocument): Promise<void> {
    await this.templates.insertOne(template);
  }
}
