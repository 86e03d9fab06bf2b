export const usage = `pnpm enquiries <command>

  list [--flagged]          one line each, oldest first; --flagged: only those marked as possible spam
  show NUMBER               one enquiry in full
  export --csv | --json     all of them: CSV for a spreadsheet, or one JSON object a line
  flag NUMBER [--clear]     marks one as possible spam; --clear takes the mark away
  erase EMAIL               deletes all enquiries from an e-mail address, beyond recovery
  purge --older-than DAYS   deletes all enquiries received longer ago, beyond recovery
  backup FILE               copies the SQLite database to a new file, while the server runs
  copy --to ADDRESS         copies all to postgres://user:password@host/database, or to the folder of another SQLite file

They are read where the server keeps them: in DATABASE_URL, or else in DATA_DIR (var/data where it is not set).
Exit codes: 0 done, 1 refused or failed, 2 the command line is wrong.`;
