/** Imported into a process that the editor starts: it ends when the editor is gone, however that ended. */
process.once('disconnect', () => process.exit());
